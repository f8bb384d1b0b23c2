import experts from '@generated/catalog/default/experts.json';
import {PageHeader} from '@site/src/components/PageHeader';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Directory} from './_parts/Directory';

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
          lead="Looking for somebody who has made videos with Remotion before? These people are listed with their works and their public profiles. Write to them directly."
        />
        <Directory experts={experts} />
      </main>
    </Layout>
  );
}
