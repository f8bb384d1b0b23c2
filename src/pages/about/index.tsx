import people from '@generated/catalog/default/team.json';
import {ButtonLink} from '@site/src/components/Button';
import {Day, FactList} from '@site/src/components/FactList';
import {PageHeader} from '@site/src/components/PageHeader';
import {Portrait} from '@site/src/components/Portrait';
import {ProfileLinks} from '@site/src/components/ProfileLinks';
import {Section} from '@site/src/components/Section';
import {SiteLink} from '@site/src/components/SiteLink';
import {useSiteFields} from '@site/src/components/useSiteFields';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function About(): ReactNode {
  return (
    <Layout
      title="About us"
      description="We are Remotion AG, the team in Zurich behind Remotion: who we are, what we make, how we are funded, and where we work in public."
    >
      <main>
        <PageHeader
          eyebrow="Company"
          title="About us"
          intro="We are Remotion AG, based in Zurich, Switzerland. We make Remotion, a framework for creating videos with React, and we develop it in public."
          actions={
            <>
              <ButtonLink to="contact" />
              <ButtonLink to="github" look="secondary">
                Repository on GitHub
              </ButtonLink>
            </>
          }
        />
        <Team />
        <Company />
      </main>
    </Layout>
  );
}

/** The people behind it. */
function Team(): ReactNode {
  return (
    <Section id="team" title="Team" intro="The people behind Remotion.">
      <ul className={styles.team}>
        {people.map((person) => (
          <li key={person.slug} id={person.slug} className={styles.person}>
            <Portrait slug={person.slug} name={person.name} />
            <div>
              <Heading as="h3" className={styles.name}>
                {person.name}
              </Heading>
              <p className={styles.role}>{person.role}</p>
              <ProfileLinks name={person.name} profiles={person} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The company in facts, what it makes, and where to read on. */
function Company(): ReactNode {
  const {company, companyLocation} = useSiteFields();
  return (
    <Section id="company" title="The company" sunken>
      <div className={styles.columns}>
        <FactList
          facts={[
            {term: 'Name', value: company},
            {term: 'Location', value: companyLocation},
            {
              term: 'Seed round',
              value: (
                <>
                  CHF 180,000, announced on <Day date="2022-11-09" />
                </>
              ),
            },
            {
              term: 'First release announced',
              value: <Day date="2021-02-08" />,
            },
            {
              term: 'Code',
              value: <SiteLink to="github">github.com/remotion-dev/remotion</SiteLink>,
            },
          ]}
        />
        <div className={styles.more}>
          <p>
            Remotion turns React components into video. You preview a video in the{' '}
            <SiteLink to="studioDocs">Studio</SiteLink>, embed it in an app with the{' '}
            <SiteLink to="player">Player</SiteLink>, and render it on your computer, a server or{' '}
            <SiteLink to="lambda">AWS Lambda</SiteLink>.
          </p>
          <p>
            Individuals, non-profits and small companies use Remotion for free. Larger companies buy
            a license, which funds our work. See{' '}
            <SiteLink to="licenseDocs">license and pricing</SiteLink>.
          </p>
          <p>
            We write about releases on the <SiteLink to="blog">blog</SiteLink> and have a page for{' '}
            <SiteLink to="investors">investors</SiteLink>. To reach us, or to ask for our postal
            address, use the <SiteLink to="contact">contact page</SiteLink>.
          </p>
        </div>
      </div>
    </Section>
  );
}
