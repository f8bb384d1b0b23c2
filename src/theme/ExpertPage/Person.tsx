import {Day} from '@site/src/components/Day';
import {FactList} from '@site/src/components/FactList';
import {Portrait} from '@site/src/components/Portrait';
import type {Expert} from '@site/src/data/schemas/experts';
import type {Entry} from '@site/src/plugins/catalog/catalog';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Portrait and facts. */
export function Person({expert}: {expert: Entry<Expert>}): ReactNode {
  const {slug, name, since, sinceNote, onlyInReading, offersVideoCall} = expert;
  return (
    <div className={styles.person}>
      <Portrait slug={slug} name={name} large />
      <FactList
        facts={[
          {
            term: 'Listed since',
            value: (
              <>
                <Day date={since} />
                {sinceNote && <span className={styles.note}>{sinceNote}</span>}
              </>
            ),
          },
          {term: 'Video call', value: offersVideoCall ? 'Offered' : 'Not offered'},
          {
            term: 'In the list of',
            value: onlyInReading
              ? `${onlyInReading} people, not in the one of ${onlyInReading - 1}`
              : null,
          },
        ]}
      />
    </div>
  );
}
