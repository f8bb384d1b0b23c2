import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Where code of a project runs, in the order in which it is shown. */
const environments = {
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

type Environment = keyof typeof environments;

/** Whether it works: yes, no, or what limits it: `"audio only"`, `"from version 17.4"`. */
type Support = boolean | string;

const words = (support: Support) =>
  typeof support === 'string' ? support : support ? 'yes' : 'no';

const look = (support: Support) =>
  typeof support === 'string' ? styles.limited : !support && styles.fails;

/** Where an API works. Places that the page does not name are not shown. */
export function Compatibility(support: Partial<Record<Environment, Support>>): ReactNode {
  const unknown = Object.keys(support).filter((environment) => !(environment in environments));
  if (unknown.length > 0) {
    throw new Error(
      `<Compatibility> has no place "${unknown.join('", "')}". Write one of: ${Object.keys(environments).join(', ')}.`,
    );
  }
  const named = (Object.keys(environments) as Environment[]).filter(
    (environment) => support[environment] !== undefined,
  );
  return (
    <ul className={styles.places}>
      {named.map((environment) => (
        <li key={environment} className={clsx(styles.place, look(support[environment]!))}>
          {environments[environment]}
          <small className={support[environment] === true ? 'visually-hidden' : undefined}>
            : {words(support[environment]!)}
          </small>
        </li>
      ))}
    </ul>
  );
}
