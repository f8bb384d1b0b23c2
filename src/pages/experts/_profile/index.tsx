import {AddressLink, Day, FactList} from '@site/src/components/FactList';
import {Neighbours} from '@site/src/components/Neighbours';
import {PageHeader} from '@site/src/components/PageHeader';
import {Portrait} from '@site/src/components/Portrait';
import {publicProfiles} from '@site/src/components/ProfileLinks/public-profiles';
import {SiteLink} from '@site/src/components/SiteLink';
import type {Expert} from '@site/src/data/schemas/experts';
import type {Entry, Profile} from '@site/src/content/records/catalog';
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
        />
        <div className={styles.columns}>
          <div className={styles.person}>
            <Portrait slug={expert.slug} name={expert.name} large />
            <PersonFacts expert={expert} />
          </div>
          <div className={styles.main}>
            <WorkList works={expert.works} />
            <Contact expert={expert} />
          </div>
        </div>
        <Neighbours label="Other experts" previous={previous} next={next} />
      </main>
    </Layout>
  );
}

function PersonFacts({expert}: {expert: Entry<Expert>}): ReactNode {
  const {since, sinceNote, onlyInReading, offersVideoCall} = expert;
  const listedSince = (
    <>
      <Day date={since} />
      {sinceNote && <span className={styles.note}>{sinceNote}</span>}
    </>
  );
  return (
    <FactList
      facts={[
        {term: 'Listed since', value: listedSince},
        {term: 'Video call', value: offersVideoCall ? 'Offered' : 'Not offered'},
        {
          term: 'In the list of',
          value: onlyInReading && `${onlyInReading} people, not in the one of ${onlyInReading - 1}`,
        },
      ]}
    />
  );
}

/** The works a person lists, in the person's order. */
function WorkList({works}: Pick<Expert, 'works'>): ReactNode {
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

function Contact({expert}: {expert: Expert}): ReactNode {
  return (
    <section aria-labelledby="contact">
      <Heading as="h2" id="contact" className={styles.title}>
        Get in touch
      </Heading>
      <p>
        Write to {expert.name} through one of these public profiles
        {expert.offersVideoCall ? ', and ask for a video call there' : ''}.
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
