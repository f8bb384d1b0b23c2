import {ButtonLink} from '@site/src/components/Button';
import {Command} from '@site/src/components/CommandTabs';
import {Section} from '@site/src/components/Section';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const points: readonly (readonly [name: string, text: ReactNode])[] = [
  [
    'The smallest project that reproduces the bug',
    'A repository, or one composition that we can paste into a project. Remove everything that is not needed.',
  ],
  [
    'What you expected, and what happens instead',
    'One sentence for each. If the problem is visual, attach an image of the frame.',
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
    'In the Studio, in the Player (include the browser and its version), or in a render (from the command line, with the Node.js APIs, on Lambda or on Cloud Run).',
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
            The command also reports packages with mismatched versions. Fix those first, because
            they may be the cause.
          </p>
        </div>
      </div>
    </Section>
  );
}
