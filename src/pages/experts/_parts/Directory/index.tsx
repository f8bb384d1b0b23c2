import Link from '@docusaurus/Link';
import {CheckField} from '@site/src/components/Fields';
import {Section} from '@site/src/components/Section';
import {useQueryValue} from '@site/src/components/useQueryValue';
import type {Catalog} from '@site/src/plugins/catalog/catalog';
import type {ReactNode} from 'react';
import {ExpertCard} from '../ExpertCard';
import styles from './styles.module.css';

/** All experts, or those who take video calls; the choice is kept in the address. */
export function Directory({experts}: Pick<Catalog, 'experts'>): ReactNode {
  const [call, setCall] = useQueryValue('call');
  const onlyCalls = call === 'yes';
  const withCall = experts.filter(({offersVideoCall}) => offersVideoCall);
  const shown = onlyCalls ? withCall : experts;
  const inOneReading = experts.find(({onlyInReading}) => onlyInReading);
  return (
    <Section
      id="people"
      title="People"
      lead="In the order in which they joined the list."
      action={
        <div className={styles.filter}>
          <CheckField
            label="Offers a video call"
            checked={onlyCalls}
            onChange={(checked) => setCall(checked ? 'yes' : null)}
          />
          <p role="status" className={styles.count}>
            {shown.length} of {experts.length} people
          </p>
        </div>
      }
    >
      <ul className={styles.grid}>
        {shown.map((expert) => (
          <li key={expert.slug}>
            <ExpertCard expert={expert} />
          </li>
        ))}
      </ul>
      {inOneReading && (
        <p className={styles.readings}>
          There are two readings of this list, one of {experts.length - 1} and one of{' '}
          {experts.length} people; they differ in{' '}
          <Link to={inOneReading.path}>{inOneReading.name}</Link>, whom only the longer one names.
          This directory shows all {experts.length}.
        </p>
      )}
    </Section>
  );
}
