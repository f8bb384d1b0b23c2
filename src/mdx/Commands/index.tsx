import {CommandTabs, type PackageManager} from '@site/src/components/CommandTabs';
import type {ReactNode} from 'react';

/** One command for each package manager, written by the author of the page. */
export function Commands(commands: Record<PackageManager, string>): ReactNode {
  return <CommandTabs commands={commands} />;
}
