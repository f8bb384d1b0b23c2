import {AddressLink, FactList} from '@site/src/components/FactList';
import {Icon} from '@site/src/components/Icon';
import {Neighbours} from '@site/src/components/Neighbours';
import {PageHeader} from '@site/src/components/PageHeader';
import {Portrait} from '@site/src/components/Portrait';
import {publicProfiles} from '@site/src/components/ProfileLinks/public-profiles';
import {SiteLink} from '@site/src/components/SiteLink';
import type {Expert} from '@site/src/data/schemas/experts';
import type {Profile} from '@site/src/content/records/catalog';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The profile of one expert. */
export default function ExpertPage({profile}: {profile: Profile<Expert>}): ReactNode {
  const {record: expert, previous, next} = profile;
  return (
    <Layout title={expert.name} description={expert.summary}>
      <main>
        <PageHeader
          eyebrow={<SiteLink to="experts">All experts</SiteLink>}
          title={expert.name}
          intro={expert.summary}
          aside={
            <div className={styles.portrait}>
              <Portrait slug={expert.slug} name={expert.name} large />
            </div>
          }
        >
          {expert.offersVideoCall && (
            <p className={styles.call}>
              <Icon name="video" /> Offers video calls
            </p>
          )}
        </PageHeader>
        <div className={styles.columns}>
          {expert.works.length > 0 && <WorkList works={expert.works} />}
          <Contact expert={expert} />
        </div>
        <Neighbours label="Other experts" previous={previous} next={next} />
      </main>
    </Layout>
  );
}

/** The works a person lists, in the person's order. */
function WorkList({works}: Pick<Expert, 'works'>): ReactNode {
  return (
    <section aria-labelledby="works">
      <Heading as="h2" id="works" className={styles.title}>
        Work with Remotion
      </Heading>
      <ul className={styles.works}>
        {works.map(({name, url}) => (
          <li key={name}>
            <strong>{name}</strong>
            {url && <AddressLink href={url} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Contact({expert}: {expert: Expert}): ReactNode {
  return (
    <section aria-labelledby="contact">
      <Heading as="h2" id="contact" className={styles.title}>
        Get in touch
      </Heading>
      <p>
        Contact {expert.name} directly
        {expert.offersVideoCall && ', and ask for a video call if you would rather talk'}. Describe
        your project, its deadline and your budget.
      </p>
      <FactList
        facts={publicProfiles(expert).map(({label, href}) => ({
          term: label,
          value: <AddressLink href={href} />,
        }))}
      />
    </section>
  );
}
