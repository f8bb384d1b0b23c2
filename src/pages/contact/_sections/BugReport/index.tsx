import {ButtonLink} from '@site/src/components/Button';
import {Command} from '@site/src/components/CommandTabs';
import {Section} from '@site/src/components/Section';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const points: readonly (readonly [name: string, text: ReactNode])[] = [
  [
    'The smallest project that shows it',
    'A repository, or one composition that can be pasted. Remove what the problem does not need.',
  ],
  ['What you expected, and what happens instead', 'One sentence each. For a picture, the frame.'],
  [
    'The whole message',
    <>
      As text, not as a screenshot. For a render, repeat it with <code>--log=verbose</code> and add
      the output.
    </>,
  ],
  [
    'Where it happens',
    'In the Studio, in the Player (with the browser and its version), or in a render: by the command line, the Node.js APIs, Lambda or Cloud Run.',
  ],
  ['What you tried', 'And whether an earlier version works: then name both versions.'],
];

/** What makes a bug report one that can be worked on. */
export function BugReport(): ReactNode {
  return (
    <Section
      id="bug-report"
      title="What to put in a bug report"
      intro="Whoever reads it must be able to see the problem on their own machine."
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
            <strong>The versions.</strong> Run this in your project and paste what it prints: your
            version of Node.js, your operating system, and every Remotion package with its version.
          </p>
          <Command text="npx remotion versions" />
          <p className={styles.hint}>
            It also says when the packages differ in version. Mend that first: it may be the cause.
          </p>
        </div>
      </div>
    </Section>
  );
}
