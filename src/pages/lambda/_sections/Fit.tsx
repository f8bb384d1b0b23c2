import {FeatureGrid, type Feature} from '@site/src/components/FeatureGrid';
import {Section} from '@site/src/components/Section';
import {SiteLink} from '@site/src/components/SiteLink';
import type {ReactNode} from 'react';

const reasons: readonly Feature[] = [
  {
    title: 'The render takes longer than 15 minutes',
    text: (
      <>
        The main function runs until the file is finished, and AWS stops it after 900 seconds at
        most. Render very long videos, or long ones whose frames take seconds each, on{' '}
        <SiteLink to="ssrDocs">your own server</SiteLink>.
      </>
    ),
  },
  {
    title: 'The frames need a GPU',
    text: (
      <>
        Lambda functions have no GPU, so WebGL runs in software (<code>swangle</code>). That is fast
        enough for a few shapes, but slow for a heavy 3D scene, which a{' '}
        <SiteLink to="gpuDocs">GPU</SiteLink> renders faster.
      </>
    ),
  },
  {
    title: 'You already have servers',
    text: (
      <>
        If you have a steady load and servers with spare capacity, <code>renderMedia()</code> from{' '}
        <code>@remotion/renderer</code> renders the same video without AWS.
      </>
    ),
  },
  {
    title: 'You use Google Cloud',
    text: (
      <>
        <SiteLink to="cloudRunDocs">Cloud Run</SiteLink> renders each video in one container on
        Google Cloud. It is in alpha.
      </>
    ),
  },
];

/** When something else is the better choice. */
export function Fit(): ReactNode {
  return (
    <Section
      id="when-not"
      title="When not to use it"
      intro="Lambda works well if you have many renders or need them fast. In the cases below, another option is a better fit."
      sunken
    >
      <FeatureGrid features={reasons} columns={2} />
    </Section>
  );
}
