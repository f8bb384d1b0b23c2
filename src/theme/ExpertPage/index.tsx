import {Neighbours} from '@site/src/components/Neighbours';
import {PageHeader} from '@site/src/components/PageHeader';
import {SiteLink} from '@site/src/components/SiteLink';
import type {Expert} from '@site/src/data/schemas/experts';
import type {Profile} from '@site/src/plugins/catalog/catalog';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Contact} from './Contact';
import {Person} from './Person';
import styles from './styles.module.css';
import {Works} from './Works';

/** The profile of one expert. */
export default function ExpertPage({profile}: {profile: Profile<Expert>}): ReactNode {
  const {record: expert, previous, next} = profile;
  return (
    <Layout title={expert.name} description={expert.summary}>
      <main>
        <PageHeader
          eyebrow={<SiteLink to="experts">All experts</SiteLink>}
          title={expert.name}
          lead={expert.summary}
        />
        <div className={styles.columns}>
          <Person expert={expert} />
          <div className={styles.main}>
            <Works works={expert.works} />
            <Contact expert={expert} />
          </div>
        </div>
        <Neighbours label="Other experts" previous={previous} next={next} />
      </main>
    </Layout>
  );
}
