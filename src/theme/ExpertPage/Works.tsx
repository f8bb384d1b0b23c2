import {AddressLink} from '@site/src/components/AddressLink';
import type {Expert} from '@site/src/data/schemas/experts';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The works a person lists, in the person's order. */
export function Works({works}: Pick<Expert, 'works'>): ReactNode {
  return (
    <section aria-labelledby="works">
      <Heading as="h2" id="works" className={styles.title}>
        Works
      </Heading>
      {works.length > 0 ? (
        <ul className={styles.works}>
          {works.map(({name, url}) => (
            <li key={name}>
              <strong>{name}</strong>
              {url && <AddressLink href={url} />}
            </li>
          ))}
        </ul>
      ) : (
        <p>No works are listed. The public profiles say more.</p>
      )}
    </section>
  );
}
