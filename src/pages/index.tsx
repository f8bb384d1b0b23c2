import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import {ClosingCall} from './_home/ClosingCall';
import {Hero} from './_home/Hero';
import {Ideas} from './_home/Ideas';
import {Pricing} from './_home/Pricing';
import {Products} from './_home/Products';
import {Stories} from './_home/Stories';
import {Showcase} from './_home/Strip';
import {Templates} from './_home/Strip';

/** The front page: what Remotion is, what others make with it, what it costs and how to start. */
export default function Home(): ReactNode {
  return (
    <Layout description="Make videos programmatically: write frames as React components, pass them data, and render MP4 files on your machine, on a server or in the cloud.">
      <main>
        <Hero />
        <Ideas />
        <Products />
        <Templates />
        <Showcase />
        <Stories />
        <Pricing />
        <ClosingCall />
      </main>
    </Layout>
  );
}
