import type {Locator, Page} from '@playwright/test';
import {isHydrated, openEarly} from '../support/early.ts';
import {gate} from '../support/navigation.ts';
import {expect, test, touch} from '../support/test.ts';

/*
 * The lists of a docs page before React is there: the categories of the sidebar, in the menu of a phone, too, and the
 * table of contents of a phone.
 */

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});
const toggle = (list: Locator, what: 'Expand' | 'Collapse', label: string) =>
  list.getByRole('button', {name: `${what} sidebar category '${label}'`});

/** What a list of pages shows: its lines, and which categories are open. */
const shownIn = (list: Locator) =>
  list
    .locator('.theme-doc-sidebar-menu')
    .evaluate((root) =>
      [...root.querySelectorAll<HTMLElement>('a, [aria-expanded]')]
        .filter((line) => line.checkVisibility())
        .map((line) =>
          [line.textContent, line.ariaLabel, line.ariaExpanded, line.tabIndex].join(' '),
        ),
    );

/** Two categories begin with a page of another sidebar, which does not have their lines: React opens them. */
const inThisSidebar = ':not([href="/docs/media-parser/"], [href="/docs/webcodecs/"])';

const withoutReact = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');

test.describe('a category of the sidebar', () => {
  test('opens, closes and opens again without React, which finds it open', async ({page}) => {
    const open = await openEarly(page, '/docs/cancel-render');
    const list = sidebar(page);
    const line = list.getByRole('link', {name: '<Gif>', exact: true});
    await toggle(list, 'Expand', '@remotion/gif').click();
    await expect(line).toBeVisible();
    await toggle(list, 'Collapse', '@remotion/gif').click();
    await expect(line).toBeHidden();
    await toggle(list, 'Expand', '@remotion/gif').click();
    await expect(line).toBeVisible();
    await withoutReact(page);
    const before = await shownIn(list);
    await touch(page);
    await open();
    expect(await shownIn(list)).toEqual(before);
    await toggle(list, 'Collapse', '@remotion/gif').click();
    await expect(line).toBeHidden();
  });

  test('that the page is in closes, and React finds it closed', async ({page}) => {
    const open = await openEarly(page, '/docs/cancel-render');
    const list = sidebar(page);
    await toggle(list, 'Collapse', 'remotion').click();
    await expect(toggle(list, 'Expand', 'remotion')).toBeVisible();
    await expect(list.getByRole('link', {name: 'cancelRender()'})).toBeHidden();
    await touch(page);
    await open();
    await expect(list.getByRole('link', {name: 'cancelRender()'})).toBeHidden();
    await toggle(list, 'Expand', 'remotion').click();
    await expect(list.getByRole('link', {name: 'cancelRender()'})).toBeVisible();
  });

  test('pressed again and again while its lines are on their way opens once', async ({page}) => {
    const open = await openEarly(page, '/docs/cancel-render');
    const {open: openPage, opened} = gate();
    await page.route('**/docs/gif/', async (route) => {
      await opened;
      await route.continue();
    });
    const asked = page.waitForRequest('**/docs/gif/');
    const list = sidebar(page);
    await toggle(list, 'Expand', '@remotion/gif').click();
    await asked;
    await toggle(list, 'Collapse', '@remotion/gif').click();
    await toggle(list, 'Expand', '@remotion/gif').click();
    openPage();
    const line = list.getByRole('link', {name: '<Gif>', exact: true});
    await expect(line).toBeVisible();
    // Time for what was asked for second, which must add nothing.
    await page.waitForTimeout(500);
    await expect(line).toHaveCount(1);
    await touch(page);
    await open();
    await expect(line).toHaveCount(1);
  });

  test('closed while its lines are on their way stays closed, though React is asked for', async ({
    page,
  }) => {
    const open = await openEarly(page, '/docs/cancel-render');
    await page.route('**/docs/gif/', () => {});
    const list = sidebar(page);
    await toggle(list, 'Expand', '@remotion/gif').click();
    await toggle(list, 'Collapse', '@remotion/gif').click();
    await touch(page);
    await open();
    // Time for lines that must not come.
    await page.waitForTimeout(500);
    await expect(toggle(list, 'Expand', '@remotion/gif')).toBeVisible();
    await expect(list.getByRole('link', {name: '<Gif>', exact: true})).toHaveCount(0);
  });

  test('whose lines do not come before React is asked for is opened by it', async ({page}) => {
    const open = await openEarly(page, '/docs/cancel-render');
    await page.route('**/docs/gif/', () => {});
    await toggle(sidebar(page), 'Expand', '@remotion/gif').click();
    await touch(page);
    await open();
    await expect(sidebar(page).getByRole('link', {name: '<Gif>', exact: true})).toHaveCount(1);
  });

  test('without a page of its own opens, and leads nowhere', async ({page}) => {
    await page.goto('/docs/support');
    const label = sidebar(page).getByRole('button', {name: 'Embedding videos', exact: true});
    await label.click();
    await expect(
      sidebar(page)
        .getByRole('link', {name: /sequence/i})
        .first(),
    ).toBeVisible();
    await expect(label).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL('/docs/support');
    await withoutReact(page);
  });

  test('is opened by React when it has been asked for', async ({page}) => {
    const open = await openEarly(page, '/docs/cancel-render');
    await touch(page);
    await toggle(sidebar(page), 'Expand', '@remotion/gif').click();
    await open();
    await expect(sidebar(page).getByRole('link', {name: '<Gif>', exact: true})).toBeVisible();
  });

  for (const address of ['/docs/api', '/docs/', '/docs/recorder']) {
    test(`all of ${address} open, and React takes them over as they are`, async ({page}) => {
      const open = await openEarly(page, address);
      const list = sidebar(page);
      const closed = list.locator('[aria-expanded="false"]').and(page.locator(inThisSidebar));
      while ((await closed.count()) > 0) {
        const lines = await list.locator('li').count();
        await closed.first().click();
        await expect.poll(() => list.locator('li').count()).toBeGreaterThan(lines);
      }
      await withoutReact(page);
      const before = await shownIn(list);
      expect(before.length).toBeGreaterThan(30);
      await touch(page);
      await open();
      expect(await shownIn(list)).toEqual(before);
      // The test also fails when React tells in the console that it stumbled.
      await expect(list.locator('[aria-current="page"]')).toHaveCount(1);
    });
  }
});

test.describe('when it does not come with its page', () => {
  test.use({plannedErrors: [/Failed to load resource/]});

  test('React opens one whose lines are not on the page that it leads to', async ({page}) => {
    await page.goto('/docs/api');
    const label = sidebar(page).getByRole('button', {name: '@remotion/webcodecs', exact: true});
    await label.click();
    await isHydrated(page).waitFor();
    await expect(label).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebar(page).getByRole('link', {name: 'convertMedia()'})).toBeVisible();
  });

  test('since that is not there, React opens the category', async ({page}) => {
    await page.goto('/docs/cancel-render');
    await page.route('**/docs/gif/', (route) => route.abort());
    await toggle(sidebar(page), 'Expand', '@remotion/gif').click();
    await isHydrated(page).waitFor();
    await expect(sidebar(page).getByRole('link', {name: '<Gif>', exact: true})).toBeVisible();
  });

  test('since the script for it is not there, React opens the category', async ({page}) => {
    await page.route('**/assets/js/reading.*', (route) => route.abort());
    await page.goto('/docs/cancel-render');
    await toggle(sidebar(page), 'Expand', '@remotion/gif').click();
    await isHydrated(page).waitFor();
    await expect(sidebar(page).getByRole('link', {name: '<Gif>', exact: true})).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 375, height: 700}, hasTouch: true});

  const openMenu = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'}).tap();

  test('the menu and its categories need no React, which finds them open', async ({page}) => {
    const open = await openEarly(page, '/docs/cancel-render');
    await openMenu(page);
    await toggle(menu(page), 'Expand', '@remotion/gif').tap();
    await expect(menu(page).getByRole('link', {name: '<Gif>', exact: true})).toBeVisible();
    await toggle(menu(page), 'Collapse', 'remotion').tap();
    await expect(menu(page).getByRole('link', {name: 'cancelRender()'})).toBeHidden();
    await withoutReact(page);
    const before = await shownIn(menu(page));
    await touch(page);
    await open();
    await expect(page.locator('nav dialog.navbar-sidebar[open]')).toBeVisible();
    await expect(menu(page)).toHaveCount(1);
    await expect.poll(() => shownIn(menu(page))).toEqual(before);
  });

  for (const [when, spoil] of Object.entries({
    'its page does not come': (page: Page) => page.route('**/docs/gif/', (route) => route.abort()),
    'React is asked for first': (page: Page) => page.route('**/docs/gif/', () => touch(page)),
  })) {
    test.describe(`when ${when}`, () => {
      test.use({plannedErrors: [/Failed to load resource/]});

      test('a category of the menu is opened by React', async ({page}) => {
        await page.goto('/docs/cancel-render');
        await spoil(page);
        await openMenu(page);
        await toggle(menu(page), 'Expand', '@remotion/gif').tap();
        await isHydrated(page).waitFor();
        await expect(page.locator('nav dialog.navbar-sidebar[open]')).toBeVisible();
        await expect(menu(page).getByRole('link', {name: '<Gif>', exact: true})).toBeVisible();
      });
    });
  }

  test('a menu that is opened anew while lines are on their way gets them', async ({page}) => {
    const {open: openPage, opened} = gate();
    await page.route('**/docs/gif/', async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto('/docs/cancel-render');
    await openMenu(page);
    await toggle(menu(page), 'Expand', '@remotion/gif').tap();
    await page.keyboard.press('Escape');
    await openMenu(page);
    openPage();
    await expect(menu(page).getByRole('link', {name: '<Gif>', exact: true})).toHaveCount(1);
    await expect(menu(page).getByRole('link', {name: '<Gif>', exact: true})).toBeVisible();
  });

  test('the table of contents opens without React, and closes over the heading that it leads to', async ({
    page,
  }) => {
    await page.goto('/docs/support');
    const contents = page.locator('.theme-doc-toc-mobile');
    const heading = page.locator('#what-to-expect');
    for (const react of ['false', 'true']) {
      await contents.locator('summary').click();
      await contents.getByRole('link', {name: 'What to expect'}).click();
      await expect(contents.getByRole('link')).toHaveCount(0);
      await expect
        .poll(async () => {
          const [bar, title] = [(await contents.boundingBox())!, (await heading.boundingBox())!];
          return title.y > bar.y + bar.height && title.y < 300;
        })
        .toBe(true);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', react);
      await touch(page);
      await isHydrated(page).waitFor();
      await page.evaluate(() => window.scrollTo(0, 0));
    }
  });

  test('it closes when its link was followed before the script that closes it was there', async ({
    page,
  }) => {
    const {open: openScript, opened} = gate();
    await page.route('**/assets/js/reading.*', async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto('/docs/support');
    const contents = page.locator('.theme-doc-toc-mobile');
    await contents.locator('summary').tap();
    await contents.getByRole('link', {name: 'What to expect'}).tap();
    await expect(page).toHaveURL(/#what-to-expect$/);
    openScript();
    await expect(contents.getByRole('link')).toHaveCount(0);
  });

  test('it marks the section that is read', async ({page}) => {
    await page.goto('/docs/renderer/render-media');
    const contents = page.locator('.theme-doc-toc-mobile');
    await page.locator('#crf').evaluate((heading) => heading.scrollIntoView());
    await page.mouse.wheel(0, 1);
    // Pressed by a script: the test's own press scrolls to where the line is without `position: sticky`.
    await contents.locator('summary').evaluate((line: HTMLElement) => line.click());
    await expect(contents.locator('.table-of-contents__link--active')).toHaveText('crf');
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('the table of contents opens, and does not lie over the page', async ({page}) => {
      await page.goto('/docs/spring');
      const contents = page.locator('.theme-doc-toc-mobile');
      await contents.locator('summary').click();
      await contents.getByRole('link', {name: 'delay', exact: true}).click();
      await expect(page.locator('#delay')).toBeInViewport();
      await expect(contents).not.toBeInViewport();
    });
  });
});
