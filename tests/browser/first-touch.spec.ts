import {setTimeout} from 'node:timers/promises';
import type {Page} from '@playwright/test';
import {expectNoViolations} from '../support/accessibility.ts';
import {holdScript, isHydrated, openEarly} from '../support/early.ts';
import {gate, watchScripts} from '../support/navigation.ts';
import {expect, test, touch} from '../support/test.ts';

const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});
const searchField = (page: Page) => page.getByRole('dialog').getByPlaceholder('Search docs');

for (const address of [
  '/docs/',
  '/docs/use-current-frame',
  '/docs/transitions/',
  '/blog',
  '/blog/4-0',
]) {
  test(`${address} asks for no script of React until the reader touches what needs it`, async ({
    page,
  }) => {
    const asked = watchScripts(page);
    await page.goto(address);
    await page.waitForTimeout(1000);
    expect(asked).toEqual([expect.stringMatching(/^before-react\./)]);
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
    await page.getByRole('button', {name: 'Search', exact: true}).first().click();
    await isHydrated(page).waitFor();
    expect(asked.length).toBeGreaterThan(2);
  });
}

test('tabs show what the reader has chosen on another page', async ({page}) => {
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.package-manager', 'pnpm'));
  await page.goto('/docs/player/installation');
  await expect(page.getByRole('tab', {name: 'pnpm'}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('the colour mode of the system holds without React', async ({page}) => {
  const shown = page.locator('html');
  await page.goto('/docs/use-current-frame');
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(shown).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expect(shown).toHaveAttribute('data-theme', 'light');
  await expect(shown).toHaveAttribute('data-has-hydrated', 'false');
});

test('a page with a query in its address does not wait', async ({page}) => {
  await page.goto('/docs/?x=1');
  await isHydrated(page).waitFor();
});

test.describe('what is touched before React is there happens once it is', () => {
  test('what is typed for the search before even the first script is there', async ({page}) => {
    const openFirst = await holdScript(page, 'before-react');
    const open = await openEarly(page, '/docs/');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('spring');
    openFirst();
    await expect(searchField(page)).toHaveValue('spring');
    await open();
    await expect(page.locator('.DocSearch-Container li').first()).toBeVisible();
    await expect(searchField(page)).toHaveValue('spring');
  });

  test('words typed for the search behind a press of its button', async ({page}) => {
    const openFirst = await holdScript(page, 'before-react');
    await openEarly(page, '/docs/');
    await page.getByRole('button', {name: 'Search', exact: true}).first().click();
    await page.keyboard.type('how to do');
    openFirst();
    await expect(searchField(page)).toHaveValue('how to do');
  });

  test('words typed for Ask AI', async ({page}) => {
    const open = await openEarly(page, '/docs/');
    await page.getByRole('button', {name: 'Ask AI'}).click();
    await page.keyboard.type('how to do');
    await open();
    await expect(page.getByLabel('Your question')).toHaveValue('how to do');
  });

  test('Enter on a link, though Ask AI was pressed before', async ({page}) => {
    await openEarly(page, '/docs/');
    await page.getByRole('button', {name: 'Ask AI'}).press('Enter');
    await page.locator('.pagination-nav__link--next').press('Enter');
    await expect(page).not.toHaveURL(/\/docs\/$/);
  });

  test('a dropdown of the navbar', async ({page}) => {
    const open = await openEarly(page, '/docs/');
    const button = page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('button', {name: 'Products'});
    await button.evaluate((element: HTMLElement) => element.click());
    await open();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('a tab of commands', async ({page}) => {
    const open = await openEarly(page, '/docs/player/installation');
    await page.getByRole('tab', {name: 'pnpm'}).first().click();
    await open();
    await expect(page.getByRole('tab', {name: 'pnpm'}).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('what is entered into the field of a table of options', async ({page}) => {
    const open = await openEarly(page, '/docs/renderer/render-media');
    const field = page.getByRole('searchbox', {name: /^Filter/});
    await field.fill('crf');
    await open();
    await expect(field).toHaveValue('crf');
    await expect(page.getByRole('status').filter({hasText: /^\d+ of \d+/})).toBeVisible();
  });

  test('a value of a demo', async ({page}) => {
    const open = await openEarly(page, '/docs/transitions/presentations/slide');
    const demo = page.getByRole('figure').first();
    const code = demo.locator('.theme-code-block');
    await demo.getByRole('combobox').first().selectOption('from-top');
    await open();
    await expect(code).toContainText('from-top');
  });

  test('the space bar scrolls, though text was pressed before it', async ({page}) => {
    await openEarly(page, '/docs/use-current-frame');
    await page.mouse.click(600, 250);
    await page.keyboard.press('Space');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  });

  test('a press on a checkbox counts once', async ({page}) => {
    const open = await openEarly(page, '/docs/shapes/pie');
    const box = page.getByRole('figure').getByRole('checkbox').first();
    const before = await box.isChecked();
    await box.click({force: true});
    await open();
    await expect(box).toBeChecked({checked: !before});
  });
});

test.describe('the search opens before React is there', () => {
  for (const [how, press] of Object.entries({
    'its button': (page: Page) =>
      page.getByRole('button', {name: 'Search', exact: true}).first().click(),
    'its key': (page: Page) => page.keyboard.press('Control+k'),
    'the slash': (page: Page) => page.keyboard.press('/'),
  })) {
    test(`by ${how}, and React goes on with what was typed`, async ({page}) => {
      const open = await openEarly(page, '/docs/');
      await press(page);
      await expect(searchField(page)).toBeFocused();
      await page.keyboard.type('sprint');
      await page.keyboard.press('Backspace');
      await page.keyboard.type('g');
      await open();
      await expect(page.locator('.DocSearch-Container li').first()).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(searchField(page)).toHaveValue('spring');
      await expect(searchField(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('button', {name: 'Search', exact: true}).first()).toBeFocused();
    });
  }

  test('Enter leads to the first result once it has come', async ({page}) => {
    const open = await openEarly(page, '/docs/');
    await page.keyboard.press('/');
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.type('licens');
    await page.keyboard.press('Enter');
    await open();
    await expect(page).toHaveURL('/docs/license');
  });

  for (const [how, close] of Object.entries({
    Escape: (page: Page) => page.keyboard.press('Escape'),
    'its key': (page: Page) => page.keyboard.press('Control+k'),
    'a press beside it': (page: Page) => page.mouse.click(20, 400),
  })) {
    test(`${how} closes it, and it stays closed`, async ({page}) => {
      const open = await openEarly(page, '/docs/');
      await page.keyboard.press('Control+k');
      await expect(searchField(page)).toBeVisible();
      await close(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await open();
      // Time for a dialog that must not come.
      await page.waitForTimeout(500);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});

test('the announcement closes at once, and stays closed', async ({page}) => {
  const open = await openEarly(page, '/docs/');
  const bar = page.getByRole('region', {name: 'Announcement'});
  await bar.getByRole('button').click();
  await expect(bar).toBeHidden();
  await touch(page);
  await open();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  await expect(bar).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 375, height: 700}, hasTouch: true});

  const press = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'}).tap();

  test('the menu opens before React is there, at the current page, and React takes its place', async ({
    page,
  }) => {
    const open = await openEarly(page, '/docs/use-current-frame');
    await press(page);
    const line = menu(page).getByRole('link', {name: 'useCurrentFrame()', exact: true});
    await expect(line).toBeInViewport();
    await line.focus();
    // It slides in.
    await expect.poll(async () => (await menu(page).boundingBox())!.x).toBe(0);
    const before = await line.boundingBox();
    await touch(page);
    await open();
    await expect(page.locator('nav dialog.navbar-sidebar[open]')).toBeVisible();
    await expect(menu(page)).toHaveCount(1);
    await expect(line).toBeFocused();
    expect(await line.boundingBox()).toEqual(before);
  });

  test('its main menu has the groups of the bar, and is still shown when React is there', async ({
    page,
  }) => {
    const open = await openEarly(page, '/docs/use-current-frame');
    await press(page);
    await menu(page).getByRole('button', {name: '← Back to main menu'}).tap();
    await expect(menu(page).getByRole('link', {name: 'Docs', exact: true})).toBeFocused();
    const lambda = menu(page).getByRole('link', {name: 'Lambda', exact: true});
    await expect(lambda).toBeHidden();
    await menu(page).getByRole('button', {name: 'Products'}).tap();
    await expect(lambda).toBeVisible();
    for (const name of ['Resources', 'Commercial', 'Versions', 'Languages']) {
      await expect(menu(page).getByRole('button', {name, exact: true})).toBeVisible();
    }
    await touch(page);
    await open();
    await expect(page.locator('nav dialog.navbar-sidebar[open]')).toBeVisible();
    await expect(menu(page).getByRole('link', {name: 'Docs', exact: true})).toBeInViewport();
  });

  test('a group that was opened stays open when React is there', async ({page}) => {
    const open = await openEarly(page, '/blog');
    await press(page);
    await menu(page).getByRole('button', {name: 'Products'}).tap();
    await touch(page);
    await open();
    await expect(page.locator('nav dialog.navbar-sidebar[open]')).toBeVisible();
    await expect(menu(page)).toHaveCount(1);
    await expect(menu(page).getByRole('link', {name: 'Lambda', exact: true})).toBeVisible();
  });

  test('closed after React is there, it returns the focus to its button', async ({page}) => {
    const open = await openEarly(page, '/docs/use-current-frame');
    await press(page);
    await expect(menu(page)).toBeVisible();
    await touch(page);
    await open();
    await expect(page.locator('nav dialog.navbar-sidebar[open]')).toBeVisible();
    await expect(menu(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeFocused();
  });

  test('two presses before even the first script is there open one menu', async ({page}) => {
    const openFirst = await holdScript(page, 'before-react');
    const open = await openEarly(page, '/docs/use-current-frame');
    await press(page);
    await press(page);
    openFirst();
    await expect(menu(page)).toHaveCount(1);
    await touch(page);
    await open();
    await expect(page.locator('nav dialog.navbar-sidebar[open]')).toBeVisible();
    await expect(menu(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
  });

  test('it closes when the window becomes so wide that the bar has all', async ({page}) => {
    const open = await openEarly(page, '/docs/use-current-frame');
    await press(page);
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({width: 1024, height: 700});
    await expect(menu(page)).toHaveCount(0);
    await touch(page);
    await open();
    await page.setViewportSize({width: 375, height: 700});
    // Time for a menu that must not come.
    await page.waitForTimeout(500);
    await expect(menu(page)).toHaveCount(0);
  });

  test('a category pressed in it while React comes opens then', async ({page}) => {
    const open = await openEarly(page, '/docs/use-current-frame');
    await press(page);
    await touch(page);
    await menu(page).getByRole('button', {name: "Expand sidebar category '@remotion/gif'"}).tap();
    await open();
    await expect(
      menu(page).getByRole('button', {name: "Collapse sidebar category '@remotion/gif'"}),
    ).toBeVisible();
  });

  test('Escape closes it for good', async ({page}) => {
    const open = await openEarly(page, '/docs/use-current-frame');
    await press(page);
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await touch(page);
    await open();
    // Time for a menu that must not come.
    await page.waitForTimeout(500);
    await expect(menu(page)).toHaveCount(0);
  });

  test('a link in it leads on', async ({page}) => {
    await openEarly(page, '/docs/use-current-frame');
    await press(page);
    await menu(page).getByRole('link', {name: 'Overview', exact: true}).tap();
    await expect(page).toHaveURL('/docs/api');
    await expect(menu(page)).toHaveCount(0);
  });

  test('a page that is left by it, and kept by the browser, is without it', async ({page}) => {
    await openEarly(page, '/docs/use-current-frame');
    await press(page);
    await expect(menu(page)).toBeVisible();
    // Playwright keeps no pages: the browser's word for leaving is given here.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
    await expect(menu(page)).toHaveCount(0);
  });

  test('what is printed while it is open is the page', async ({page}) => {
    await openEarly(page, '/docs/use-current-frame');
    await press(page);
    await page.emulateMedia({media: 'print'});
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('h1')).toBeVisible();
  });
});

test('the color mode changes at once, and React keeps it', async ({page}) => {
  const open = await openEarly(page, '/docs/');
  const root = page.locator('html');
  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
  await toggle.click();
  await expect(root).toHaveAttribute('data-theme-choice', 'light');
  await toggle.click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await touch(page);
  await open();
  await expect(toggle).toHaveAccessibleName(/currently dark mode/);
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('the color mode follows another tab before React is there', async ({page, context}) => {
  await page.goto('/docs/');
  const other = await context.newPage();
  await other.goto('/docs/use-current-frame');
  await other.evaluate(() => localStorage.setItem('theme', 'dark'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
});

test('of two links that are pressed, the last one leads on, however late the first is answered', async ({
  page,
}) => {
  await page.route('**/docs/audio', async (route, request) => {
    if (request.method() === 'HEAD') {
      await setTimeout(800);
    }
    await route.fallback();
  });
  await page.route('**/docs/artifact', async (route, request) => {
    if (request.method() === 'GET') {
      await setTimeout(1500);
    }
    await route.fallback();
  });
  await page.goto('/docs/use-current-frame');
  const press = (link: HTMLElement) => link.click();
  await page.locator('.menu__link[href="/docs/audio"]').evaluate(press);
  await page.locator('.menu__link[href="/docs/artifact"]').evaluate(press);
  await page.waitForURL(/audio|artifact/);
  await expect(page).toHaveURL('/docs/artifact');
});

test('a link needs no React', async ({page}) => {
  await openEarly(page, '/docs/');
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/\/docs\/$/);
  await expect(page.locator('h1')).toBeVisible();
});

test.describe('where something keeps inline scripts from the page', () => {
  test.use({plannedErrors: [/inline (?:script|speculation rules) violates/]});

  test('React comes without a touch', async ({page}) => {
    await page.route('**/docs/use-current-frame', async (route) => {
      const response = await route.fetch();
      const headers = {...response.headers(), 'content-security-policy': "script-src 'self'"};
      await route.fulfill({response, headers});
    });
    await page.goto('/docs/use-current-frame');
    await isHydrated(page).waitFor();
  });
});

test.describe('when the scripts do not come', () => {
  test.use({plannedErrors: [/Failed to load resource/]});

  test('offline, a link leads nowhere and says why; back online, the next touch works', async ({
    page,
    context,
  }) => {
    await page.goto('/docs/');
    await context.setOffline(true);
    await page.locator('.pagination-nav__link--next').evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('alert')).toContainText('You are offline');
    await expect(page).toHaveURL('/docs/');
    await context.setOffline(false);
    await page.getByRole('button', {name: 'Ask AI'}).click();
    await isHydrated(page).waitFor();
  });

  test('offline, a link to the page itself keeps it', async ({page, context}) => {
    await page.goto('/docs/use-current-frame');
    await context.setOffline(true);
    await page.locator('.menu__link[aria-current="page"]').click();
    await expect(page.getByRole('alert')).toContainText('You are offline');
    await expect(page.locator('h1')).toBeVisible();
  });

  test('a script that came is not run again when the others are asked for once more', async ({
    page,
  }) => {
    let broken = true;
    await page.addInitScript(() => {
      let online = false;
      Object.defineProperty(navigator, 'onLine', {get: () => online});
      Object.assign(window, {goOnline: () => (online = true)});
    });
    await page.route('**/assets/js/main.*', (route) => (broken ? route.abort() : route.continue()));
    const asked = watchScripts(page);
    await page.goto('/docs/');
    await touch(page);
    await expect(page.getByRole('alert')).toContainText('did not load');
    broken = false;
    await page.evaluate(() => (window as unknown as {goOnline: () => void}).goOnline());
    await touch(page);
    await isHydrated(page).waitFor();
    await expect(page.locator('h1')).toBeVisible();
    expect(asked.filter((file) => file.includes('runtime~main'))).toHaveLength(1);
    await expect(page.getByRole('alert'), 'what is true no more is taken back').toHaveCount(0);
  });

  test('what is typed for the search is there, though the first script came only when asked for again', async ({
    page,
  }) => {
    await page.route('**/assets/js/before-react.*', (route) => route.abort(), {times: 1});
    const missed = page.waitForEvent('requestfailed');
    const open = await openEarly(page, '/docs/');
    await missed;
    await page.getByRole('button', {name: 'Search', exact: true}).first().click();
    await page.keyboard.type('sprint');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('g');
    await open();
    await expect(searchField(page)).toHaveValue('spring');
    await expect(page.locator('.DocSearch-Container li').first()).toBeVisible();
  });

  for (const width of [1280, 375]) {
    test(`at ${width} px, the search that waits for them says so, and the message can be pressed`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 700});
      await page.route('**/assets/js/main.*', async (route) => {
        await expect(searchField(page)).toBeFocused();
        await route.abort();
      });
      await page.goto('/docs/');
      await page.keyboard.press('Control+k');
      const alert = page.getByRole('dialog').getByRole('alert');
      await expect(alert).toContainText('did not load');
      await expectNoViolations(page, 'search with the message');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('alert'), 'stays when the search is closed').toBeVisible();
      await page.getByRole('button', {name: 'Close message'}).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test('in the early menu, too, the message can be pressed', async ({page}) => {
    await page.setViewportSize({width: 375, height: 700});
    const {open, opened} = gate();
    await page.route('**/assets/js/main.*', async (route) => {
      await opened;
      await route.abort();
    });
    await page.goto('/docs/use-current-frame');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(menu(page)).toBeVisible();
    open();
    await menu(page).getByRole('alert').getByRole('button', {name: 'Close message'}).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(menu(page)).toBeVisible();
  });

  test('a server that does not know HEAD still leads on', async ({page}) => {
    await page.route('**/*', (route, request) =>
      request.method() === 'HEAD' ? route.fulfill({status: 501}) : route.fallback(),
    );
    await openEarly(page, '/docs/');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(/\/docs\/$/);
  });
});
