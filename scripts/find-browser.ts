import {existsSync} from 'node:fs';

/** Without the parts of a browser that nobody sees, it needs a quarter less processor time. */
const shell = '/usr/bin/chromium-headless-shell';
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A Chromium on this machine: the one that `PLAYWRIGHT_CHROMIUM` names, else an installed one. Without
 * either it is undefined, and Playwright uses its own download.
 * @throws when `PLAYWRIGHT_CHROMIUM` names a file that does not exist
 */
export function browserPath(candidates: readonly string[] = browsers): string | undefined {
  const chosen = process.env.PLAYWRIGHT_CHROMIUM;
  if (chosen && !existsSync(chosen)) {
    throw new Error(
      `PLAYWRIGHT_CHROMIUM names ${chosen}, which does not exist. Correct or unset it.`,
    );
  }
  return chosen ?? candidates.find((candidate) => existsSync(candidate));
}

/** The same for tests, which need no window: the headless shell first. */
export const testBrowserPath = (): string | undefined => browserPath([shell, ...browsers]);
