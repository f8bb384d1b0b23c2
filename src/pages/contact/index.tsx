import {PageHeader} from '@site/src/components/PageHeader';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {BugReport} from './_sections/BugReport';
import {Channels} from './_sections/Channels';
import {Company} from './_sections/Company';

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
          lead="Pick the reason you write for. Each leads to the place where somebody can answer it."
        />
        <Channels />
        <BugReport />
        <Company />
      </main>
    </Layout>
  );
}
