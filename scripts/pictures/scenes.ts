import type {Browser, Page} from '@playwright/test';
import {pageKinds} from '../../tests/support/page-kinds.ts';
import {hydrated} from '../../tests/support/test.ts';

/** A page in a state that is worth a look. */
type Scene = {
  address: string;
  /** What leads to the state. */
  act?: (page: Page) => Promise<unknown>;
  /** A part of the page to begin with. */
  at?: string;
  media?: Parameters<Page['emulateMedia']>[0];
};

export type Shot = {
  scene: string;
  width: number;
  mode: 'light' | 'dark';
  /** Name of the picture. */
  file: string;
};

const reference = '/docs/renderer/render-media';

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', {name}).first().click();

const search = (words: string) => async (page: Page) => {
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill(words);
};

const states: Record<string, Scene> = {
  'long reference': {address: reference},
  'all options': {address: reference, at: '#options'},
  'an option': {address: reference, at: '#crf'},
  errors: {address: reference, at: '#errors'},
  'short reference': {address: '/docs/spring'},
  compatibility: {address: '/docs/spring', at: '#compatibility'},
  'command page': {address: '/docs/cli/render', at: '#flags'},
  demo: {address: '/docs/spring', at: 'main figure'},
  'code pointed at': {
    address: '/docs/spring',
    act: (page) => page.locator('.markdown pre').first().hover(),
  },
  'page menu': {
    address: '/docs/spring',
    act: (page) => page.locator('[data-page-menu] summary').click(),
  },
  'search, empty': {address: '/docs/', act: search('')},
  'search, results': {address: '/docs/', act: search('audio volume')},
  'search, nothing': {address: '/docs/', act: search('qqqzzz')},
  'Ask AI': {address: '/docs/', act: press('Ask AI')},
  'showcase dialog': {
    address: '/showcase/',
    act: (page) => page.locator('main article a').first().click(),
  },
  'text at 200 %': {
    address: '/docs/spring',
    act: (page) => page.evaluate(() => (document.documentElement.style.fontSize = '200%')),
  },
  'forced colours': {address: '/docs/spring', media: {forcedColors: 'active'}},
  print: {address: '/docs/spring', media: {media: 'print'}},
};

export const scenes: Readonly<Record<string, Scene>> = {
  ...Object.fromEntries(Object.entries(pageKinds).map(([kind, address]) => [kind, {address}])),
  ...states,
};

/** Opens a page in its state, at rest, and photographs the window. */
export async function take(
  browser: Browser,
  site: string,
  shot: Shot,
  file: string,
): Promise<void> {
  const {address, act, at, media} = scenes[shot.scene]!;
  const page = await browser.newPage({
    viewport: {width: shot.width, height: shot.width < 600 ? 812 : 900},
    colorScheme: shot.mode,
    reducedMotion: 'reduce',
  });
  try {
    page.setDefaultTimeout(15_000);
    await page.goto(site + address);
    await hydrated(page);
    await page.emulateMedia({colorScheme: shot.mode, reducedMotion: 'reduce', ...media});
    if (at) {
      await page
        .locator(at)
        .first()
        .evaluate((part) => part.scrollIntoView());
    }
    await act?.(page);
    await page.evaluate(() => document.fonts.ready);
    // Posters, results and what opens have their place by now.
    await page.waitForTimeout(700);
    await page.screenshot({path: file, animations: 'disabled'});
  } finally {
    await page.close();
  }
}
