import templates from '@generated/catalog/default/templates.json';
import {PageHeader} from '@site/src/components/PageHeader';
import {CreateVideo} from '@site/src/mdx/Commands';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {Gallery} from './_gallery';

export default function Templates(): ReactNode {
  return (
    <Layout
      title="Templates"
      description="Starter projects: first videos, web apps with the Player, servers, captions, audio, speech, overlays and still images."
    >
      <main>
        <PageHeader
          eyebrow="Start here"
          title="Templates"
          intro="Each template is a complete project that you can open, change and render. Pick the one closest to what you want to build, or run the command, which offers most of them."
          aside={<CreateVideo />}
        />
        <Gallery templates={templates} />
      </main>
    </Layout>
  );
}
