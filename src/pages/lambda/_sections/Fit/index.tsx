import {Section} from '@site/src/components/Section';
import {SiteLink} from '@site/src/components/SiteLink';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const reasons: readonly {title: string; text: ReactNode}[] = [
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
      lead="Lambda is for many renders, or for renders that have to be quick. Sometimes something else fits better."
      sunken
    >
      <ul className={styles.reasons}>
        {reasons.map(({title, text}) => (
          <li key={title}>
            <Heading as="h3" className={styles.title}>
              {title}
            </Heading>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
