import type {PackageManager} from '@site/src/components/CommandTabs';

const commands = {
  npm: {add: 'npm install --save-exact', dev: '--save-dev'},
  pnpm: {add: 'pnpm add --save-exact', dev: '--save-dev'},
  yarn: {add: 'yarn add --exact', dev: '--dev'},
  bun: {add: 'bun add --exact', dev: '--dev'},
};

type Wanted = {packages: string[]; dev: boolean; version: string};

/** What to type to add packages to a project; the toolkit's own get `version`, others stay open. */
export function installCommands({packages, dev, version}: Wanted): Record<PackageManager, string> {
  const names = packages.map((name) => (isOurs(name) ? `${name}@${version}` : name)).join(' ');
  const command = (manager: PackageManager) =>
    [commands[manager].add, ...(dev ? [commands[manager].dev] : []), names].join(' ');
  return {npm: command('npm'), pnpm: command('pnpm'), yarn: command('yarn'), bun: command('bun')};
}

// All packages of the toolkit must have the same version, so theirs is always written out.
function isOurs(name: string): boolean {
  return name === 'remotion' || name.startsWith('@remotion/');
}
