import {layoutShifts} from '../support/layout-shifts.ts';
import {gate} from '../support/navigation.ts';
import {eachPageKind, plannedNotFound} from '../support/page-kinds.ts';
import {serveInPieces} from '../support/serve-in-pieces.ts';
import {sites} from '../support/sites.ts';
import {test as base, expect, hydrated} from '../support/test.ts';

/** How much may move while a page arrives in pieces: a tenth of what browsers' makers call good. */
const limit = 0.01;

const test = base.extend<object, {slowSite: string}>({
  slowSite: [
    // Playwright reads from the pattern which fixtures are wanted: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const {url, close} = await serveInPieces(sites.bare.url);
      await use(url);
      close();
    },
    {scope: 'worker'},
  ],
  baseURL: ({slowSite}, use) => use(slowSite),
});

test.use({plannedErrors: [plannedNotFound]});

test('the page is read while its style sheet is on its way, and is not measured before', async ({
  page,
}) => {
  const styles = gate();
  await page.route('**/assets/css/styles.*', async (route) => {
    await styles.opened;
    await route.continue();
  });
  await page.addInitScript(() => {
    const {prototype} = Element;
    for (const name of ['getBoundingClientRect', 'scrollWidth', 'scrollHeight'] as const) {
      const {value, get} = Object.getOwnPropertyDescriptor(prototype, name)!;
      const measure = value ?? get;
      const counted = function (this: Element) {
        document.documentElement.setAttribute('data-measured', name);
        return measure.call(this);
      };
      Object.defineProperty(prototype, name, value ? {value: counted} : {get: counted});
    }
  });
  await page.goto('/docs/lambda/getrolepolicy', {waitUntil: 'commit'});
  await expect(page.locator('.footer__copyright')).toBeAttached();
  await page.waitForFunction(() => window.answerEarly !== undefined);
  const root = page.locator(':root');
  await expect(root).not.toHaveAttribute('data-measured');
  styles.open();
  await expect(root).toHaveAttribute('data-measured', 'getBoundingClientRect');
  await expect(page.locator('.theme-doc-sidebar-container [aria-current="page"]')).toBeInViewport();
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('nothing moves to its place when the page is measured before its styles', async ({page}) => {
    const styles = gate();
    await page.route('**/assets/css/*', async (route) => {
      await styles.opened;
      await route.continue();
    });
    await page.goto('/docs/contributing/components', {waitUntil: 'commit'});
    await expect(page.locator('.footer__copyright')).toBeAttached();
    const height = await page.evaluate(() => document.body.offsetHeight);
    expect(height, 'laid out without styles').toBeGreaterThan(1000);
    styles.open();
    await hydrated(page);
    expect(await page.evaluate(layoutShifts)).toEqual([]);
  });
});

for (const width of [375, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({viewport: {width, height: 800}});

    for (const [kind, address] of eachPageKind) {
      test(`${kind} hardly moves while it arrives, and not at all then`, async ({page}) => {
        await page.goto(address, {waitUntil: 'load'});
        await hydrated(page);
        const shifts = await page.evaluate(layoutShifts);
        const late = shifts.filter(({isArriving}) => !isArriving);
        expect(late, 'what moved in a page that is there').toEqual([]);
        const sum = shifts.reduce((value, shift) => value + shift.value, 0);
        expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(limit);
      });
    }
  });
}
