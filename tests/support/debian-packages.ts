import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';

const run = (...[command, ...args]: [string, ...string[]]) =>
  execFileSync(command, args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']});

/** Whether this machine has the release of Debian that the Dockerfiles of the docs begin from. */
export const isBookworm =
  existsSync('/etc/os-release') &&
  readFileSync('/etc/os-release', 'utf8').includes('VERSION_CODENAME=bookworm');

/** The packages whose libraries a program loads when it starts. */
export function packagesThatRun(program: string): string[] {
  const files = [...run('ldd', program).matchAll(/=> (\/\S+)/g)].map(([, file]) => file!);
  // `ldd` may name a file below /lib that its package has below /usr/lib, so one of the two is unknown.
  const places = files.flatMap((file) => [file, `/usr${file}`]);
  const {stdout} = spawnSync('dpkg-query', ['-S', ...places], {encoding: 'utf8'});
  return [...new Set([...stdout.matchAll(/^([^:]+):/gm)].map(([, name]) => name!))].toSorted();
}

/** These packages, and all that apt installs with them. */
export function withDependencies(names: readonly string[]): Set<string> {
  const installed = run('dpkg-query', '-W', '-f', '${Package}\t${Depends}, ${Pre-Depends}\n');
  const dependencies = new Map(
    installed.split('\n').map((line) => {
      const [name = '', needs = ''] = line.split('\t');
      return [name, needs.split(/[,|]/).map((one) => one.trim().split(/[ :(]/)[0]!)];
    }),
  );
  const found = new Set<string>();
  const add = (name: string): void => {
    if (name && !found.has(name)) {
      found.add(name);
      dependencies.get(name)?.forEach(add);
    }
  };
  names.forEach(add);
  return found;
}
