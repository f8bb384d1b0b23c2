import Link from '@docusaurus/Link';
import experts from '@generated/catalog/default/experts.json';
import {CheckField} from '@site/src/components/Fields';
import {Icon} from '@site/src/components/Icon';
import {PageHeader} from '@site/src/components/PageHeader';
import {Portrait} from '@site/src/components/Portrait';
import {ProfileLinks} from '@site/src/components/ProfileLinks';
import {Section} from '@site/src/components/Section';
import {useQueryValue} from '@site/src/components/useQueryValue';
import type {Catalog} from '@site/src/content/records/catalog';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function Experts(): ReactNode {
  return (
    <Layout
      title="Experts"
      description="A directory of people with Remotion work to show: what they list, whether they take video calls, and where to reach them."
    >
      <main>
        <PageHeader
          eyebrow="Directory"
          title="Experts"
          intro="Looking for somebody who has made videos with Remotion before? These people are listed with their works and their public profiles. Write to them directly."
        />
        <Directory />
      </main>
    </Layout>
  );
}

/** All experts, or those who take video calls; the choice is part of the URL. */
function Directory(): ReactNode {
  const [call, setCall] = useQueryValue('call');
  const onlyCalls = call === 'yes';
  const withCall = experts.filter(({offersVideoCall}) => offersVideoCall);
  const shown = onlyCalls ? withCall : experts;
  const inOneReading = experts.find(({onlyInReading}) => onlyInReading);
  const longer = inOneReading?.onlyInReading ?? 0;
  return (
    <Section
      id="people"
      title="People"
      intro="In the order in which they joined the list."
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
          There are two readings of this list, one of {longer - 1} and one of {longer} people; they
          differ in <Link to={inOneReading.path}>{inOneReading.name}</Link>, whom only the longer
          one names. This directory shows all {experts.length}.
        </p>
      )}
    </Section>
  );
}

/** A person at a glance; the whole card links to the profile. */
function ExpertCard({expert}: {expert: Catalog['experts'][number]}): ReactNode {
  const {slug, path, name, works, offersVideoCall} = expert;
  return (
    <article className={styles.card}>
      <Portrait slug={slug} name={name} />
      <div className={styles.text}>
        <Heading as="h3" className={styles.name}>
          <Link to={path} className={styles.cover}>
            {name}
          </Link>
        </Heading>
        <p className={styles.works}>
          {works.map((work) => work.name).join(', ') || 'No works listed'}
        </p>
        {offersVideoCall && (
          <p className={styles.call}>
            <Icon name="video" /> Offers a video call
          </p>
        )}
        <div className={styles.links}>
          <ProfileLinks name={name} profiles={expert} />
        </div>
      </div>
    </article>
  );
}
