import {expect, hydrated, test} from '../support/test.ts';
import {arriveAt} from '../support/navigation.ts';

const navbar = 'nav.navbar';

test.describe('the top of a page', () => {
  test('§2 Page shell: A skip-to-main-content link.', async ({page}) => {
    await page.goto('/docs/');
    await hydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main').first()).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('§2 Page shell: An announcement bar, closable when configured so.', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    const bar = page.getByRole('region', {name: 'Announcement'});
    await expect(bar).toBeVisible();
    await bar.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toHaveCount(0);
  });

  test('§2 Page shell: Its dismissal and id are kept in browser storage.', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    const bar = page.getByRole('region', {name: 'Announcement'});
    await bar.getByRole('button', {name: 'Close'}).click();
    const stored = () =>
      page.evaluate(() => [
        localStorage.getItem('docusaurus.announcement.id'),
        localStorage.getItem('docusaurus.announcement.dismiss'),
      ]);
    expect(await stored()).toEqual(['docs-4.0.293', 'true']);

    await page.reload();
    await expect(bar).toBeHidden();
    await hydrated(page);
    await expect(bar).toBeHidden();

    // A new id, as after the next announcement: the bar shows on the first load already.
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-one'));
    await page.reload();
    await expect(bar).toBeVisible();
    await hydrated(page);
    await expect(bar).toBeVisible();
    expect(await stored()).toEqual(['docs-4.0.293', 'false']);
  });
});

test.describe('the navbar', () => {
  test('§2 Page shell: Docs and API.', async ({page}) => {
    await page.goto('/');
    const bar = page.locator(navbar);
    await expect(bar.getByRole('link', {name: 'Docs', exact: true})).toHaveAttribute(
      'href',
      '/docs/',
    );
    await expect(bar.getByRole('link', {name: 'API', exact: true})).toHaveAttribute(
      'href',
      '/docs/api',
    );
  });

  const groups: Record<string, Record<string, string>> = {
    Products: {
      Player: '/player/',
      Lambda: '/lambda/',
      'Media Parser': '/docs/media-parser/',
      WebCodecs: '/docs/webcodecs/',
      Recorder: '/docs/recorder/',
      Timeline: '/docs/timeline/',
    },
    Resources: {
      Learn: '/learn',
      Resources: '/docs/resources',
      Blog: '/blog',
      Showcase: '/showcase/',
      'Convert a video': 'https://remotion.dev/convert',
      Support: '/docs/support',
    },
    Commercial: {
      'License and pricing': 'https://remotion.pro/license',
      Store: 'https://remotion.pro/store',
      'Success Stories': '/success-stories',
      Experts: '/experts/',
      'About us': '/about/',
      Investors: '/docs/investors',
      'Contact us': '/contact/',
    },
  };
  for (const [group, links] of Object.entries(groups)) {
    test(`§2 Page shell: ${group}: ${Object.keys(links).join(', ')}.`, async ({page}) => {
      await page.goto('/about/');
      await hydrated(page);
      await page.locator(navbar).getByRole('button', {name: group}).click();
      const menu = page.locator('.dropdown--show').getByRole('link');
      const seen = await menu.evaluateAll((elements) =>
        elements.map((element) => [element.textContent, element.getAttribute('href')]),
      );
      expect(Object.fromEntries(seen)).toEqual(links);
      expect(seen.map(([label]) => label)).toEqual(Object.keys(links));
    });
  }

  test('§2 Page shell: Icon links to a code repository, a chat community and a social network.', async ({
    page,
  }) => {
    await page.goto('/');
    for (const [name, href] of [
      ['GitHub repository', 'https://github.com/remotion-dev/remotion'],
      ['Discord', 'https://remotion.dev/discord'],
      ['X / Twitter', 'https://x.com/remotion'],
    ] as const) {
      const link = page.locator(navbar).getByRole('link', {name});
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', href);
      const icon = await link.evaluate((element) => {
        const {clipPath, width, height, scale} = getComputedStyle(element, '::before');
        const size = [width, height].map((side) => Math.round(parseFloat(side) * Number(scale)));
        return {clipPath, size};
      });
      expect(icon).toEqual({clipPath: expect.stringContaining('path('), size: [20, 20]});
    }
  });

  test('§2 Page shell: Docs-version and language dropdowns, a colour-mode toggle and search.', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    const bar = page.locator(navbar);
    await bar.getByRole('button', {name: 'Next'}).click();
    await expect(bar.locator('.dropdown--show').getByRole('link', {name: 'Next'})).toBeVisible();
    await bar.getByRole('button', {name: 'English'}).click();
    await expect(bar.locator('.dropdown--show').getByRole('link')).toHaveText(['English']);
    await expect(
      bar.getByRole('button', {name: /Switch between dark and light mode/}),
    ).toBeVisible();
    await expect(bar.getByRole('button', {name: /search/i})).toBeVisible();
  });

  test.describe('its logo', () => {
    test.use({plannedHosts: ['www.remotion.dev']});

    test('§2 Page shell: Right-clicking the navbar logo opens the brand page in a new tab.', async ({
      page,
      context,
    }) => {
      await context.route('https://www.remotion.dev/**', (route) =>
        route.fulfill({contentType: 'text/html', body: '<title>Brand</title>'}),
      );
      await page.goto('/docs/');
      await hydrated(page);
      const logo = page.locator(navbar).getByRole('link', {name: 'Remotion', exact: true});
      const opened = context.waitForEvent('page');
      await logo.click({button: 'right'});
      const tab = await opened;
      await tab.waitForURL('https://www.remotion.dev/brand');
      expect(await tab.evaluate(() => window.opener)).toBeNull();
      expect(new URL(page.url()).pathname).toBe('/docs/');

      await logo.click();
      await page.waitForURL('/');
    });
  });

  const shown = (visible: boolean) => (visible ? 'navbar in view' : 'navbar out of view');
  test('§2 Page shell: The navbar can hide on scroll down. It reappears on scroll up, near the top, or at the page bottom.', async ({
    page,
  }) => {
    await page.goto('/docs/');
    await hydrated(page);
    const bar = page.locator(navbar);
    const state = async () =>
      shown(await bar.evaluate((element) => element.getBoundingClientRect().bottom > 0));
    const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

    await scrollTo(600);
    await expect(bar).toHaveAttribute('data-in-view', 'false');
    await expect.poll(state).toBe(shown(false));
    await scrollTo(560);
    await expect.poll(state, 'on scroll up').toBe(shown(true));

    await scrollTo(700);
    await expect.poll(state).toBe(shown(false));
    await scrollTo(0);
    await expect.poll(state, 'near the top').toBe(shown(true));

    await scrollTo(700);
    await expect.poll(state).toBe(shown(false));
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(state, 'at the page bottom').toBe(shown(true));
  });
});

test.describe('the mobile layout', () => {
  const hamburger = {name: 'Toggle navigation bar'};

  test('§2 Page shell: Below 996 px width the layout is mobile. (Two readings of "below": 996 itself is mobile, as the style sheet draws the line.)', async ({
    page,
  }) => {
    await page.setViewportSize({width: 995, height: 800});
    await page.goto('/docs/');
    await hydrated(page);
    const toggle = page.getByRole('button', hamburger);
    const docs = page.locator('.navbar__items').getByRole('link', {name: 'Docs', exact: true});
    for (const width of [995, 996]) {
      await page.setViewportSize({width, height: 800});
      await expect(toggle, `hamburger at ${width}`).toBeVisible();
      await expect(docs, `links at ${width}`).toBeHidden();
    }
    await page.setViewportSize({width: 997, height: 800});
    await expect(toggle).toBeHidden();
    await expect(docs).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 375, height: 812}});

    test('§2 Page shell: A hamburger opens a mobile sidebar with a primary menu and a secondary (docs sidebar) menu. The secondary menu has a back-to-main-menu button and shows after a docs page with a sidebar is opened.', async ({
      page,
    }) => {
      await page.goto('/about/');
      await hydrated(page);
      const menu = page.getByRole('dialog', {name: 'Menu'});
      await page.getByRole('button', hamburger).click();
      await expect(menu.getByRole('link', {name: 'Docs', exact: true})).toBeInViewport();
      const back = menu.getByRole('button', {name: '← Back to main menu'});
      await expect(back).not.toBeInViewport();

      await menu.getByRole('link', {name: 'Docs', exact: true}).click();
      await arriveAt(page, '/docs/');
      await page.getByRole('button', hamburger).click();
      await expect(back).toBeInViewport();
      await expect(menu.locator('.theme-doc-sidebar-menu a[href="/docs/"]')).toBeInViewport();
      await back.click();
      await expect(menu.getByRole('link', {name: 'API', exact: true})).toBeInViewport();
      await expect(back).not.toBeInViewport();
      await expect(
        menu.locator('[inert]').getByRole('button', {name: '← Back to main menu'}),
        'out of reach of the keyboard too',
      ).toHaveCount(1);
    });

    test('§2 Page shell: In mobile a dropdown is collapsed unless a child is active.', async ({
      page,
    }) => {
      await page.goto('/player/');
      await hydrated(page);
      await page.getByRole('button', hamburger).click();
      const menu = page.getByRole('dialog', {name: 'Menu'});
      const products = menu.getByRole('button', {name: 'Products'});
      const resources = menu.getByRole('button', {name: 'Resources'});
      await expect(products).toHaveAttribute('aria-expanded', 'true');
      await expect(menu.getByRole('link', {name: 'Player', exact: true})).toBeVisible();
      await expect(resources).toHaveAttribute('aria-expanded', 'false');
      await expect(menu.getByRole('link', {name: 'Learn', exact: true})).toHaveCount(0);
      await resources.click();
      await expect(menu.getByRole('link', {name: 'Learn', exact: true})).toBeVisible();
    });
  });
});

test.describe('dropdowns', () => {
  test.beforeEach(async ({page}) => {
    await page.goto('/docs/');
    await hydrated(page);
  });

  test('§2 Page shell: Dropdowns close on outside click or focus.', async ({page}) => {
    const button = page.locator(navbar).getByRole('button', {name: 'Products'});
    const player = page.locator(navbar).getByRole('link', {name: 'Player', exact: true});
    await button.click();
    await expect(player).toBeVisible();
    await page.locator('h1').click();
    await expect(player).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await button.click();
    await expect(player).toBeVisible();
    await page.mouse.move(400, 600);
    await page.getByRole('link', {name: 'Docs', exact: true}).first().focus();
    await expect(player).toBeHidden();
  });

  test('§2 Page shell: Enter toggles a dropdown.', async ({page}) => {
    const button = page.locator(navbar).getByRole('button', {name: 'Products'});
    const player = page.locator(navbar).getByRole('link', {name: 'Player', exact: true});
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(player).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expect(player).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('the footer', () => {
  test('§2 Page shell: The footer has three columns: product, community, more.', async ({page}) => {
    await page.goto('/');
    const columns = page.getByRole('contentinfo').locator('.footer__col');
    await expect(columns.locator('.footer__title')).toHaveText(['Remotion', 'Community', 'More']);
    const tops = await columns.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().top),
    );
    expect(new Set(tops).size, 'side by side').toBe(1);
  });

  test('§2 Page shell: It shows the logo (white version in dark mode, height 32).', async ({
    page,
  }) => {
    await page.goto('/');
    const logo = page.getByRole('contentinfo').getByRole('img', {name: 'Remotion'});
    const shownLogo = logo.locator('visible=true');
    await shownLogo.scrollIntoViewIfNeeded();
    await expect(shownLogo).toHaveAttribute('src', '/img/wordmark.svg');
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(shownLogo).toHaveAttribute('src', '/img/wordmark-white.svg');
    expect((await shownLogo.boundingBox())!.height).toBe(32);
  });

  test('§2 Page shell: a copyright line with the current year and the company, and the generator note.', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('.footer__copyright')).toHaveText(
      `Copyright © ${new Date().getFullYear()} Remotion AG. Built with Docusaurus.`,
    );
  });
});
