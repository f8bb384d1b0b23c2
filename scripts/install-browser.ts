import {existsSync} from 'node:fs';
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
