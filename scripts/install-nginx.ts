import {spawnSync} from 'node:child_process';
import {mkdirSync, readdirSync} from 'node:fs';
import path from 'node:path';

const folder = path.resolve('.cache/nginx');
const extracted = path.join(folder, 'usr/sbin/nginx');

const runs = (command: string, args: readonly string[], cwd = '.'): boolean =>
  spawnSync(command, args, {cwd, stdio: 'ignore'}).status === 0;

/** The nginx that tests of its configuration start; undefined where there is none. */
export const nginxPath = (): string | undefined =>
  ['nginx', '/usr/sbin/nginx', extracted].find((command) => runs(command, ['-v']));

/**
 * Makes sure that there is an nginx to test with, where Debian's package can be had: its program alone, in
 * a folder of this project, as installing the package would start a server.
 */
export function installNginx(): void {
  if (!nginxPath()) {
    mkdirSync(folder, {recursive: true});
    const download = () => runs('apt-get', ['download', '-qq', 'nginx'], folder);
    if (download() || (runs('apt-get', ['update', '-qq']) && download())) {
      const [file] = readdirSync(folder).filter((name) => name.endsWith('.deb'));
      runs('dpkg-deb', ['--extract', file!, '.'], folder);
    }
  }
  console.log(
    `nginx: ${nginxPath() ?? 'none, and no Debian package of it; its tests are skipped'}`,
  );
}
