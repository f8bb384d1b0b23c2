import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Where code of a project runs, in the order in which it is shown. */
const places = {
  studio: 'Studio',
  player: 'Player',
  render: 'Local rendering',
  lambda: 'Lambda',
  cloudrun: 'Cloud Run',
  node: 'Node.js',
  bun: 'Bun',
  chrome: 'Chrome',
  firefox: 'Firefox',
  safari: 'Safari',
} as const;

type Place = keyof typeof places;

/** Whether it works: yes, no, or what limits it: `"audio only"`, `"from version 17.4"`. */
type Support = boolean | string;

const words = (support: Support) =>
  typeof support === 'string' ? support : support ? 'yes' : 'no';

const look = (support: Support) =>
  typeof support === 'string' ? styles.limited : support ? styles.works : styles.fails;

/** Where an API works. Places that the page does not name are not shown. */
export function Compatibility(support: Partial<Record<Place, Support>>): ReactNode {
  const unknown = Object.keys(support).filter((place) => !(place in places));
  if (unknown.length > 0) {
    throw new Error(
      `<Compatibility> has no place "${unknown.join('", "')}". Write one of: ${Object.keys(places).join(', ')}.`,
    );
  }
  const named = (Object.keys(places) as Place[]).filter((place) => support[place] !== undefined);
  return (
    <ul className={styles.places}>
      {named.map((place) => (
        <li key={place} className={clsx(styles.place, look(support[place]!))}>
          <strong>{places[place]}</strong>: {words(support[place]!)}
        </li>
      ))}
    </ul>
  );
}
