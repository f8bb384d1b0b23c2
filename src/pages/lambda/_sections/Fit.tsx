import {FeatureGrid, type Feature} from '@site/src/components/FeatureGrid';
import {Section} from '@site/src/components/Section';
import {SiteLink} from '@site/src/components/SiteLink';
import type {ReactNode} from 'react';

const reasons: readonly Feature[] = [
  {
    title: 'The render takes longer than 15 minutes',
    text: (
      <>
        The first function runs until the file is finished, and AWS ends it after 900 seconds. Very
        long videos, or frames that take seconds each, belong on a server of your own.
      </>
    ),
  },
  {
    title: 'The frames need a graphics card',
    text: (
      <>
        A function has none. WebGL runs in software there (<code>swangle</code>), which is fine for
        a few shapes and slow for a heavy 3D scene.
      </>
    ),
  },
  {
    title: 'You have machines already',
    text: (
      <>
        With a steady load and hardware that is paid for, <code>renderMedia()</code> from{' '}
        <code>@remotion/renderer</code> gives the same file without a cloud account.
      </>
    ),
  },
  {
    title: 'Your data lives at Google',
    text: (
      <>
        <SiteLink to="cloudRunDocs">Cloud Run</SiteLink> renders on Google Cloud, each video in one
        container. It is in alpha.
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
      intro="Lambda is for many renders, or for renders that have to be quick. Sometimes something else fits better."
      sunken
    >
      <FeatureGrid features={reasons} columns={2} />
    </Section>
  );
}
