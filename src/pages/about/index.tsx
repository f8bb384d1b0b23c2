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
      description="Remotion AG, the Swiss company behind Remotion: who works there, where it is, its seed round of 2022, and where to find its code."
    >
      <main>
        <PageHeader
          eyebrow="Company"
          title="About us"
          intro="Remotion AG is the company behind Remotion. It is in Zurich, Switzerland, and develops the toolkit in a public repository."
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

/** The people of the company. */
function Team(): ReactNode {
  return (
    <Section
      id="team"
      title="Team"
      intro="The people the company has named on its own page, with their public profiles."
    >
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

/** What is known about the company, and where to read on. */
function Company(): ReactNode {
  const {company} = useSiteFields();
  return (
    <Section id="company" title="The company" sunken>
      <div className={styles.columns}>
        <FactList
          facts={[
            {term: 'Name', value: company},
            {term: 'Place', value: 'Zurich, Switzerland'},
            {
              term: 'Seed round',
              value: (
                <>
                  CHF 180,000, announced on <Day date="2022-11-09" />
                </>
              ),
            },
            {term: 'Product', value: 'Remotion, a toolkit that makes videos with React'},
            {
              term: 'Code',
              value: <SiteLink to="github">github.com/remotion-dev/remotion</SiteLink>,
            },
          ]}
        />
        <div className={styles.more}>
          <p>
            No street is given here, because the two public copies of the company’s address differ.
            Ask for it on the <SiteLink to="contact">contact page</SiteLink> before you send post.
          </p>
          <p>
            News appears on the <SiteLink to="blog">blog</SiteLink>, and there is a page for{' '}
            <SiteLink to="investors">investors</SiteLink>. Some companies need a license to use
            Remotion: <SiteLink to="licenseDocs">license and pricing</SiteLink> says which.
          </p>
        </div>
      </div>
    </Section>
  );
}
