import {expect, hydrated, test} from '../support/test.ts';

const shown = (url: string) => {
  const {pathname, search, hash} = new URL(url);
  return pathname + search + hash;
};

test.describe('on a host that only hands out files', () => {
  // Whatever spelling a host answers with the file of a page: it does not redirect.
  for (const [asked, file, expected] of [
    ['/index.html', '/', '/'],
    ['/docs/lambda.html', '/docs/lambda', '/docs/lambda'],
    ['/docs/lambda/index.html', '/docs/lambda', '/docs/lambda'],
    ['/docs/lambda/index.html?x=1#top', '/docs/lambda', '/docs/lambda?x=1#top'],
    ['/docs/lambda/', '/docs/lambda', '/docs/lambda'],
    ['/docs%2Flambda', '/docs/lambda', '/docs/lambda'],
    ['/about/index.html', '/about/', '/about/'],
    ['/about', '/about/', '/about/'],
    ['/blog/introducing-remotion/', '/blog/introducing-remotion', '/blog/introducing-remotion'],
  ] as const) {
    test(`${asked} becomes ${expected}, without a hydration error`, async ({page, request}) => {
      const html = await (await request.get(file)).text();
      await page.route(
        (url) => url.pathname === asked.split(/[?#]/)[0],
        (route) => route.fulfill({contentType: 'text/html', body: html}),
      );
      let requests = 0;
      page.on('request', (sent) => {
        requests += sent.isNavigationRequest() ? 1 : 0;
      });
      await page.goto(asked);
      await hydrated(page);
      expect(shown(page.url())).toBe(expected);
      expect(requests, 'no second request').toBe(1);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.locator('svg#loader')).toHaveCount(0);
      // The router knows the corrected address too.
      const title = await page.title();
      await page.locator('nav.navbar').getByRole('link', {name: 'API', exact: true}).click();
      await page.waitForURL('/docs/api');
      await page.goBack();
      await expect(page).toHaveTitle(title);
      expect(shown(page.url())).toBe(expected);
    });
  }

  test.describe('and has no such file', () => {
    test.use({plannedErrors: [/status of 404/]});

    for (const asked of ['/ai.html', '/ai/index.html', '/ai/', '/AI']) {
      test(`${asked} leads to /ai`, async ({page, request}) => {
        const notFound = await (await request.get('/no-such-page')).text();
        await page.route(`**${asked}?x=1`, (route) =>
          route.fulfill({status: 404, contentType: 'text/html', body: notFound}),
        );
        await page.goto(`${asked}?x=1#y`);
        await page.waitForURL('/ai?x=1#y');
        await hydrated(page);
        await expect(page.locator('h1').first()).toBeVisible();
        await page.goBack().catch(() => null);
        expect(shown(page.url()), 'the old address is not in the history').not.toContain(asked);
      });
    }

    for (const address of ['/404.html', '/no-such-page']) {
      test(`${address} stays where it is and shows the not-found page`, async ({page, request}) => {
        const notFound = await (await request.get('/no-such-page')).text();
        await page.route(`**${address}`, (route) =>
          route.fulfill({status: 404, contentType: 'text/html', body: notFound}),
        );
        await page.goto(address);
        await hydrated(page);
        expect(shown(page.url())).toBe(address);
      });
    }
  });
});

test.describe('a path that cannot be decoded', () => {
  test.use({plannedErrors: [/status of 404/]});

  test('shows the not-found page, and the page works', async ({page, request}) => {
    const notFound = await (await request.get('/no-such-page')).text();
    await page.route('**/%E0%A4%A', (route) =>
      route.fulfill({status: 404, contentType: 'text/html', body: notFound}),
    );
    await page.goto('/%E0%A4%A');
    await hydrated(page);
    await page.locator('nav.navbar').getByRole('link', {name: 'API', exact: true}).click();
    await page.waitForURL('/docs/api');
  });
});
