import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {browserPath, testBrowserPath} from './find-browser.ts';
import {runStep} from './run-step.ts';

const canUseApt =
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Makes sure that there is a Chromium to test with: Debian's headless shell where it can be installed, else any
 * that is there, else Playwright's own download.
 */
export async function installBrowser(): Promise<boolean> {
  if (canUseApt && !process.env.PLAYWRIGHT_CHROMIUM && testBrowserPath() === browserPath()) {
    await runStep('Reading Debian’s package lists', 'apt-get', ['update', '-qq']);
    await runStep('Installing Debian’s headless Chromium', 'apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium-headless-shell',
    ]);
  }
  const found = testBrowserPath();
  if (found) {
    console.log(`Browser: ${found}`);
    return true;
  }
  return runStep('Downloading Playwright’s Chromium', 'playwright', ['install', 'chromium']);
}

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
