import showcase from '@generated/catalog/default/showcase.json';
import {ButtonLink} from '@site/src/components/Button';
import {PageHeader} from '@site/src/components/PageHeader';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {ShowcaseList} from './_list/ShowcaseList';

export default function ShowcasePage(): ReactNode {
  return (
    <Layout
      title="Showcase"
      description="Products, campaigns and tutorials whose videos are made with Remotion. Filter them by tag, search them, and visit each one."
    >
      <main>
        <PageHeader
          eyebrow="Showcase"
          title="Made with Remotion"
          intro="Video tools, campaigns, maps and tutorials that people and companies have built with React, newest first."
          actions={<ButtonLink to="showcaseAdd" />}
        />
        <ShowcaseList entries={showcase} />
      </main>
    </Layout>
  );
}
