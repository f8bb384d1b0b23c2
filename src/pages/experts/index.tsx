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
      description="Find a developer who has built videos with Remotion. See what they have made, who offers video calls, and how to contact them."
    >
      <main>
        <PageHeader
          eyebrow="Directory"
          title="Experts"
          intro="Hire a developer who has built with Remotion before. Read about their work, and contact them directly."
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
  return (
    <Section
      id="people"
      title="People"
      action={
        <div className={styles.filter}>
          <CheckField
            label="Offers video calls"
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
          {works.map((work) => work.name).join(', ') || 'Remotion developer'}
        </p>
        {offersVideoCall && (
          <p className={styles.call}>
            <Icon name="video" /> Offers video calls
          </p>
        )}
        <div className={styles.links}>
          <ProfileLinks name={name} profiles={expert} />
        </div>
      </div>
    </article>
  );
}
