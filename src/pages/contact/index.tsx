import {ButtonLink} from '@site/src/components/Button';
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
      description="How to reach us: bugs, questions, vulnerabilities, licenses, invoices, press and investors, and what to put in a bug report."
    >
      <main>
        <PageHeader
          eyebrow="Company"
          title="Contact us"
          intro="What do you need? Choose a topic to reach the right people. For anything that is not listed, use the contact form on remotion.pro."
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
      intro="To send us a letter, first ask for our postal address through the contact form on remotion.pro."
      action={<ButtonLink to="about" look="secondary" />}
    >
      <FactList
        facts={[
          {term: 'Name', value: company},
          {term: 'Location', value: companyLocation},
          {term: 'Code', value: <SiteLink to="github" />},
          {term: 'Contact form', value: <SiteLink to="contactForm" />},
        ]}
      />
    </Section>
  );
}
