import {CommandTabs} from '@site/src/components/CommandTabs';
import type {ReactNode} from 'react';

type Props = {
  /** Slug of the template to start from, such as "blank". Without it the command asks. */
  template?: string;
};

/** The command that creates a project, for each package manager. */
export function CreateVideo({template}: Props): ReactNode {
  const flag = template ? ` --${template}` : '';
  return (
    <CommandTabs
      commands={{
        npm: `npx create-video@latest${flag}`,
        pnpm: `pnpm create video${flag}`,
        yarn: `yarn create video${flag}`,
        bun: `bun create video${flag}`,
      }}
    />
  );
}
