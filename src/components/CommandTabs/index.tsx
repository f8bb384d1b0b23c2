import {CopyButton} from '@site/src/components/CopyButton';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

const managers = ['npm', 'pnpm', 'yarn', 'bun'] as const;

export type PackageManager = (typeof managers)[number];

type Props = {
  /** The command to type with each package manager. */
  commands: Record<PackageManager, string>;
};

/** One command for each package manager; the choice is stored and shared by all tabs of the site. */
export function CommandTabs({commands}: Props): ReactNode {
  return (
    <div className={styles.tabs}>
      <Tabs groupId="package-manager">
        {managers.map((manager) => (
          <TabItem key={manager} value={manager} label={manager}>
            <Command text={commands[manager]} />
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}

/** A command to type in a terminal, with a copy button. */
export function Command({text}: {text: string}): ReactNode {
  return (
    <div className={styles.command}>
      <code>
        {text.split(' ').map((word, index) => (
          // Its words, never a word's parts, go to the next line where the command is too long.
          <Fragment key={index}>
            {index > 0 && ' '}
            <span>{word}</span>
          </Fragment>
        ))}
      </code>
      <CopyButton text={text} what="command" />
    </div>
  );
}
