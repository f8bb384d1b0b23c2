import type {Page} from '@playwright/test';
import {follow} from '../support/navigation.ts';
import {openSearch} from '../support/search.ts';
import {expect, hydrated, test} from '../support/test.ts';
import {fileFaults, networkFaults, networkMessages, reported, type Fault} from './faults.ts';
import {
  countLoads,
  expectPartial,
  expectPath,
  keepNothing,
  notice,
  retry,
  words,
} from './reader.ts';

type Way = {
  from: string;
  to: string;
  /** Opens the page and does what comes before the fault. By default the page is opened, and React awaited. */
  prepare?: (page: Page) => Promise<unknown>;
  go: (page: Page) => Promise<unknown>;
  /** Set where the browser or the search scrolls by itself. */
  scrolls?: true;
};

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await hydrated(page);
};
const inSidebar = (page: Page, href: string) =>
  page.locator(`.theme-doc-sidebar-menu a[href="${href}"]`);
/** Without pointing at it, which would scroll. */
const press = (link: HTMLElement) => link.click();
const docs = {from: '/docs/resources', to: '/docs/support'};

/** How readers go from page to page without the router: the browser loads the next page. */
const wholeLoads: Record<string, Way> = {
  'a press before React': {
    ...docs,
    prepare: (page) => page.goto(docs.from),
    go: (page) => inSidebar(page, docs.to).click(),
  },
  'a key before React': {
    ...docs,
    prepare: (page) => page.goto(docs.from),
    go: (page) => inSidebar(page, docs.to).press('Enter'),
  },
  'a link that the router does not see': {
    from: '/docs/support',
    to: '/docs/',
    go: (page) => page.getByRole('link', {name: 'Start a project'}).evaluate(press),
  },
  'a file': {
    from: '/docs/support',
    to: '/docs/support.md',
    go: (page) => page.locator('a[href="/docs/support.md"]').evaluate(press),
  },
};

/** How they go with the router, which loads the scripts of the next page. */
const routes: Record<string, Way> = {
  'the sidebar': {...docs, go: (page) => inSidebar(page, docs.to).click()},
  'the navbar': {
    from: '/docs/support',
    to: '/docs/api',
    go: (page) => follow(page, '/docs/api'),
  },
  'a product page': {
    from: '/lambda/',
    to: '/docs/lambda',
    go: (page) => follow(page, '/docs/lambda'),
  },
  'a list of posts': {
    from: '/blog',
    to: '/blog/introducing-remotion',
    go: (page) => follow(page, '/blog/introducing-remotion'),
  },
  'a result of the search': {
    ...docs,
    async prepare(page) {
      await open(page, docs.from);
      const dialog = await openSearch(page);
      await page.keyboard.insertText('support policy');
      await expect(dialog.locator('li a').first()).toHaveAttribute('href', docs.to);
    },
    go: (page) => page.keyboard.press('Enter'),
    scrolls: true,
  },
  'the menu of a phone': {
    from: docs.from,
    to: '/docs/lambda',
    async prepare(page) {
      await page.setViewportSize({width: 375, height: 812});
      await open(page, docs.from);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    },
    go: (page) => page.getByRole('dialog').locator('.menu a[href="/docs/lambda"]').click(),
  },
  'the way back': {
    ...docs,
    async prepare(page) {
      await open(page, docs.to);
      await follow(page, docs.from);
      await expectPath(page, docs.from);
      await page.reload();
      await hydrated(page);
    },
    go: (page) => page.evaluate(() => history.back()),
    scrolls: true,
  },
};

/** Takes a way under a fault. @returns what the reader had before */
async function start(page: Page, {from, prepare, scrolls}: Way, isSilent = false) {
  if (isSilent) {
    await page.clock.install();
  }
  await keepNothing(page);
  await (prepare ?? ((given) => open(given, from)))(page);
  await page.evaluate(() => window.scrollTo(0, 40));
  const title = await page.locator('h1').first().innerText();
  const scrollY = await page.evaluate(() => window.scrollY);
  const loads = countLoads(page);
  return {
    loads,
    async expectKept() {
      await expect(page.locator('h1').first()).toHaveText(title);
      if (!scrolls) {
        expect(await page.evaluate(() => window.scrollY)).toBe(scrollY);
      }
      expect(loads.count).toBe(0);
    },
    async expectNext(to: string) {
      await expectPath(page, to);
      await expect(page.locator('h1', {hasText: title})).toHaveCount(0);
    },
  };
}

const pick = {
  'is not there': fileFaults['is not there'],
  'never comes': fileFaults['never comes'],
};

test.use({plannedErrors: reported});

for (const [name, way] of Object.entries({...wholeLoads, ...routes})) {
  for (const [happens, fault] of Object.entries<Fault>(networkFaults)) {
    test(`${name}, while ${happens}: the page stays, and Retry leads on`, async ({page}) => {
      const {isSilent} = fault;
      const pass = (milliseconds: number) => isSilent && page.clock.fastForward(milliseconds);
      const {loads, expectKept, expectNext} = await start(page, way, isSilent);
      const mend = await fault.start(page, () => true);
      await way.go(page);
      await pass(8500);
      await expect(words(page)).toHaveText(networkMessages[happens as keyof typeof networkFaults]);
      if (isSilent && name in routes) {
        // The reader is told at once that it takes long, and at the end that nothing came.
        await expectPath(page, way.to);
        await pass(12_000);
        await pass(300);
        await pass(8500);
        await expect(words(page)).toContainText('not responding');
      }
      await expect(notice(page)).toHaveRole('alert');
      await expectPath(page, way.from);
      await expectKept();

      await retry(page);
      await pass(8500);
      await expect(words(page)).toContainText(' still ');
      await expectPath(page, way.from);
      await expectKept();

      await mend();
      await retry(page);
      await expectNext(way.to);
      await expect.poll(() => loads.count).toBe(1);
    });
  }
}

for (const [name, way] of Object.entries(routes)) {
  // All ways end at the same code: one of them meets every fault, the others a failure and a silence.
  const met = Object.entries<Fault>(name === 'the sidebar' ? fileFaults : pick);
  for (const [happens, fault] of met) {
    const {isSilent} = fault;
    const what = isSilent ? 'the reader is told' : 'it is loaded whole, once';
    test(`${name}, to a page whose script ${happens}: ${what}`, async ({page}) => {
      const {loads, expectKept, expectNext} = await start(page, way, isSilent);
      const mend = await fault.start(page, ({pathname}) => pathname.startsWith('/assets/js/'));
      await way.go(page);
      if (isSilent) {
        await expectPath(page, way.to);
        await page.clock.fastForward(8500);
        await expect(words(page)).toContainText('That page is taking a long time to load.');
        await expectKept();
        await retry(page);
        await expectNext(way.to);
        await expect.poll(() => loads.count).toBe(1);
        return;
      }
      await expectNext(way.to);
      await expectPartial(page);
      await expect.poll(() => loads.count).toBe(1);
      await mend();
      await retry(page);
      await hydrated(page);
      await expect(notice(page)).toHaveCount(0);
      await expectNext(way.to);
      await expect.poll(() => loads.count).toBe(2);
    });
  }
}

test.describe('a reader who is offline', () => {
  const goOffline = async (page: Page) => {
    await keepNothing(page);
    await open(page, docs.from);
    await follow(page, docs.to);
    await expect(page.locator('h1')).toHaveText('Support policy');
    await page.context().setOffline(true);
  };

  test('opens a page that has been loaded', async ({page}) => {
    await goOffline(page);
    await inSidebar(page, docs.from).click();
    await expect(page.locator('h1')).not.toHaveText('Support policy');
    await expectPath(page, docs.from);
    await expect(notice(page)).toHaveCount(0);
  });

  for (const [twice, click] of [
    ['a link was clicked twice', (page) => inSidebar(page, '/docs/lambda').dblclick()],
    [
      'two links were clicked',
      async (page) => {
        await inSidebar(page, '/docs/lambda').evaluate(press);
        await follow(page, '/docs/api');
      },
    ],
  ] satisfies [string, Way['go']][]) {
    test(`goes back by one step, though ${twice}`, async ({page}) => {
      await goOffline(page);
      await click(page);
      await expect(notice(page)).toBeVisible();
      await expectPath(page, docs.to);
      await page.evaluate(() => history.back());
      await expectPath(page, docs.from);
    });
  }

  test('keeps the page by a step back from one that has not come', async ({page}) => {
    await goOffline(page);
    await inSidebar(page, '/docs/lambda').evaluate(press);
    await page.evaluate(() => history.back());
    await expectPath(page, docs.to);
    await page.waitForTimeout(500);
    await expectPath(page, docs.to);
    await expect(page.locator('h1')).toHaveText('Support policy');
    await page.evaluate(() => history.back());
    await expectPath(page, docs.from);
  });

  test('can jump within the page, and close the message', async ({page}) => {
    await goOffline(page);
    await inSidebar(page, '/docs/lambda').click();
    await notice(page).getByRole('button', {name: 'Close message'}).click();
    await expect(notice(page)).toHaveCount(0);
    await page.evaluate(() => {
      location.hash = '#__docusaurus_skipToContent_fallback';
    });
    await expect(page.locator('h1')).toHaveText('Support policy');
    await expect(notice(page)).toHaveCount(0);
  });
});
