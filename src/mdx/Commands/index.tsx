import {CommandTabs, type PackageManager} from '@site/src/components/CommandTabs';
import {useSiteFields} from '@site/src/components/useSiteFields';
import type {ReactNode} from 'react';
import {installCommands} from './install-commands';

/** One command for each package manager, written by the author of the page. */
export function Commands(commands: Record<PackageManager, string>): ReactNode {
  return <CommandTabs commands={commands} />;
}

type Props = {
  /** Slug of the template to start from, such as "blank". Without it the command asks. */
  template?: string;
};

/** Templates that `create-video` 4.0.527 no longer has, or has under other names. */
const withdrawn = new Set(['next', 'next-tailwind', 'tts', 'google-tts']);
/** A version that has them all. */
const older = '4.0.377';

/** The command that creates a project, for each package manager. */
export function CreateVideo({template = ''}: Props): ReactNode {
  const flag = template && ` --${template}`;
  const version = withdrawn.has(template) ? `@${older}` : '';
  const npx = `npx create-video${version || '@latest'}${flag}`;
  return (
    <CommandTabs
      commands={{
        npm: npx,
        pnpm: `pnpm create video${version}${flag}`,
        // Yarn 1 takes the name with its version for the name of the program.
        yarn: version ? npx : `yarn create video${flag}`,
        bun: `bun create video${version}${flag}`,
      }}
    />
  );
}

type InstallProps = {
  /** Names on the package registry. */
  packages: string[];
  /** Of packages of the toolkit, where it is not the site's. */
  version?: string;
  /** True for packages that a project needs to build but not to run. */
  dev?: boolean;
};

/** Commands that add packages to a project, for each package manager. */
export function Install({packages, version, dev = false}: InstallProps): ReactNode {
  const site = useSiteFields();
  return (
    <CommandTabs commands={installCommands({packages, dev, version: version ?? site.version})} />
  );
}
