import {existsSync} from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The Chromium to test with: `PLAYWRIGHT_CHROMIUM`, else one found on the
 * system, else undefined, which lets Playwright use its own download.
 */
export function browserPath(): string | undefined {
  const chosen = process.env.PLAYWRIGHT_CHROMIUM;
  if (chosen && !existsSync(chosen)) {
    throw new Error(
      `PLAYWRIGHT_CHROMIUM names ${chosen}, which does not exist. Correct or unset it.`,
    );
  }
  return chosen ?? places.find((place) => existsSync(place));
}
