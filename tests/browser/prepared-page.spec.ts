import {withPrerendering} from '../support/prerendering-browser.ts';
import {sites} from '../support/sites.ts';
import {expect, hydrated, test} from '../support/test.ts';

const rules = 'script[type="speculationrules"]';

test('the page of a link that the pointer rests on is there at the click, as the reader has chosen meanwhile', async () => {
  await withPrerendering(`${sites.bare.url}/docs/support`, async (shown) => {
    await shown.point('.pagination-nav__link--next');
    const next = await shown.prepared();
    expect(await next.evaluate('document.prerendering')).toBe(true);
    await shown.evaluate("localStorage.setItem('theme', 'dark')");
    await shown.evaluate("localStorage.setItem('docusaurus.announcement.dismiss', 'true')");
    await shown.press();
    await expect.poll(() => next.evaluate('document.prerendering')).toBe(false);
    expect(
      await next.evaluate("performance.getEntriesByType('navigation')[0].activationStart"),
    ).toBeGreaterThan(0);
    await expect.poll(() => next.evaluate('document.documentElement.dataset.theme')).toBe('dark');
    await expect
      .poll(() =>
        next.evaluate("document.querySelector('.theme-announcement-bar').checkVisibility()"),
      )
      .toBe(false);
    expect(await next.evaluate('document.documentElement.dataset.hasHydrated')).toBe('false');
  });
});

test('links to lists with a query, to files, within the page and to other sites are left alone', async ({
  page,
}) => {
  await page.goto('/docs/support');
  const {where} = JSON.parse((await page.locator(rules).textContent())!).prerender[0];
  const excluded = where.and.slice(1).map(({not}: {not: Record<string, unknown>}) => not);
  expect(
    await page.evaluate((patterns) => {
      // What browsers test addresses against; not yet in TypeScript's library.
      type Pattern = new (text: string, base: string) => {test: (url: string) => boolean};
      const {URLPattern} = globalThis as unknown as {URLPattern: Pattern};
      const here = window.location.origin;
      return ['/docs/', '/docs/support#top', '/showcase?tag=a', '/docs/support.md'].filter((url) =>
        patterns.every((text) => !new URLPattern(text, here).test(here + url)),
      );
    }, excluded[0].href_matches as string[]),
  ).toEqual(['/docs/', '/docs/support#top']);
  const selected = page.locator(`:is(${excluded[1].selector_matches})`);
  await expect(selected.and(page.locator('.table-of-contents a'))).not.toHaveCount(0);
  await expect(selected.and(page.locator('.pagination-nav a'))).toHaveCount(0);
});

test('React takes the rules out: its links fetch what they need', async ({page}) => {
  await page.goto('/docs/support');
  await expect(page.locator(rules)).toHaveCount(1);
  await hydrated(page);
  await expect(page.locator(rules)).toHaveCount(0);
});
