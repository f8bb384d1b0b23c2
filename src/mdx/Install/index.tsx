import {CommandTabs} from '@site/src/components/CommandTabs';
import {useSiteFields} from '@site/src/components/useSiteFields';
import type {ReactNode} from 'react';
import {installCommands} from './install-commands';

type Props = {
  /** Names on the package registry. Packages of the toolkit get the site's version. */
  packages: string[];
  /** True for packages that a project needs to build but not to run. */
  dev?: boolean;
};

/** Commands that add packages to a project, for each package manager. */
export function Install({packages, dev = false}: Props): ReactNode {
  const {version} = useSiteFields();
  return <CommandTabs commands={installCommands({packages, dev, version})} />;
}
