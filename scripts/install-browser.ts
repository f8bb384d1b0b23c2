import {browserPath} from './find-browser.ts';
import {runStep} from './run-step.ts';

const isRoot = process.getuid?.() === 0;

/** Sees to a Chromium: one that is there, else Debian's package, else Playwright's own download. */
export async function installBrowser(): Promise<boolean> {
  const found = browserPath();
  if (found) {
    console.log(`Browser: ${found}`);
    return true;
  }
  const packaged =
    process.platform === 'linux' &&
    isRoot &&
    (await runStep('Reading Debian’s package lists', 'apt-get', ['update', '-qq'])) &&
    (await runStep('Installing Debian’s Chromium', 'apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
    ]));
  return (
    packaged || runStep('Downloading Playwright’s Chromium', 'playwright', ['install', 'chromium'])
  );
}
