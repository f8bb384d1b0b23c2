import {FactList} from '@site/src/components/FactList';
import {PageHeader} from '@site/src/components/PageHeader';
import {Section} from '@site/src/components/Section';
import {SiteLink} from '@site/src/components/SiteLink';
import {useSiteFields} from '@site/src/components/useSiteFields';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {BugReport} from './_sections/BugReport';
import {Channels} from './_sections/Channels';

export default function ContactPage(): ReactNode {
  return (
    <Layout
      title="Contact us"
      description="Where to turn with a bug, a question, a security report, a license or a job for Remotion, and what to put in a bug report."
    >
      <main>
        <PageHeader
          eyebrow="Company"
          title="Contact us"
          intro="Pick the reason you write for. Each leads to the place where somebody can answer it."
        />
        <Channels />
        <BugReport />
        <Company />
      </main>
    </Layout>
  );
}

/** Who answers, and where they are. */
function Company(): ReactNode {
  const {company, companyLocation} = useSiteFields();
  return (
    <Section
      id="company"
      title="The company"
      intro="Ask for the postal address on the enterprise contact page before you send post."
      action={<SiteLink to="about" />}
    >
      <FactList
        facts={[
          {term: 'Name', value: company},
          {term: 'Place', value: companyLocation},
          {term: 'Code', value: <SiteLink to="github" />},
          {term: 'Post', value: <SiteLink to="enterpriseContact" />},
        ]}
      />
    </Section>
  );
}
