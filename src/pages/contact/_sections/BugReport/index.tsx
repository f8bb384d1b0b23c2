import {ButtonLink} from '@site/src/components/Button';
import {Command} from '@site/src/components/CommandTabs';
import {Section} from '@site/src/components/Section';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const points: readonly (readonly [name: string, text: ReactNode])[] = [
  [
    'The smallest project that reproduces it',
    'A repository, or one composition to paste. Remove everything that is not needed.',
  ],
  [
    'What you expected, and what happens instead',
    'One sentence each. If it is visual, attach the frame.',
  ],
  [
    'The full error message',
    <>
      As text, not as a screenshot. For a render, run it again with <code>--log=verbose</code> and
      include the output.
    </>,
  ],
  [
    'Where it happens',
    'In the Studio, in the Player (name the browser and its version), or in a render: with the command line, the Node.js APIs, Lambda or Cloud Run.',
  ],
  ['What you tried', 'If an earlier version works, name both versions.'],
];

/** What makes a bug report useful. */
export function BugReport(): ReactNode {
  return (
    <Section
      id="bug-report"
      title="What to put in a bug report"
      intro="We can fix what we can reproduce."
      action={<ButtonLink to="issues">Open an issue</ButtonLink>}
      sunken
    >
      <div className={styles.columns}>
        <ol className={styles.points}>
          {points.map(([name, text]) => (
            <li key={name}>
              <strong>{name}</strong>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div>
          <p className={styles.versions}>
            <strong>The versions.</strong> Run this in your project and paste the output: your
            Node.js version, your operating system, and every Remotion package with its version.
          </p>
          <Command text="npx remotion versions" />
          <p className={styles.hint}>
            It also reports packages whose versions differ. Fix that first, because it may be the
            cause.
          </p>
        </div>
      </div>
    </Section>
  );
}
