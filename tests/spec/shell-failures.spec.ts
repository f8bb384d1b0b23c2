import {patchScript, scriptOf} from '../support/chunks.ts';
import {openBeforeScript} from '../support/early.ts';
import {expect, hydrated, test} from '../support/test.ts';

test.describe('a page that crashes', () => {
  test.use({plannedErrors: [/the page fell over/]});

  test("§2 Page shell: Page crash screen: title 'This page crashed.', a 'Try again' button and the chain of causal error messages.", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, {
        crash() {
          throw new Error('the page fell over', {cause: new Error('the floor was wet')});
        },
      });
    });
    const script = scriptOf('@site/docs/support.mdx');
    await patchScript(page, script, (text) =>
      text.replace(/default:\(\)=>\w+/, 'default:()=>window.crash'),
    );
    await page.goto('/docs/resources');
    await hydrated(page);
    await page.locator('nav.navbar').getByRole('button', {name: 'Resources'}).click();
    await page.locator('nav.navbar').getByRole('link', {name: 'Support', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
    await expect(
      page.getByText('the page fell over\n\nCause:\nthe floor was wet', {exact: true}),
    ).toBeVisible();
  });
});

test.describe('a wrong base URL', () => {
  test.use({plannedErrors: [/status of 404|MIME type/]});

  test('§2 Page shell: A base-URL warning banner can appear on the home page when the base URL is wrong.', async ({
    page,
    request,
  }) => {
    // As if the built folder had been copied below /docs-site/: its files are not where the page looks for them.
    const home = await (await request.get('/')).text();
    await page.route('**/docs-site/', (route) =>
      route.fulfill({contentType: 'text/html', body: home}),
    );
    await page.route('**/assets/**', (route) => route.fulfill({status: 404}));
    await page.goto('/docs-site/');
    const banner = page.locator('#__docusaurus-base-url-issue-banner');
    await expect(banner).toBeVisible();
    await expect(banner).toContainText('Your Docusaurus site did not load properly.');
    await expect(banner).toContainText('Current configured baseUrl = /');
    await expect(banner).toContainText('We suggest trying baseUrl = /docs-site/');
  });

  test('§2 Page shell: (the banner does not appear on a home page whose style sheets fail)', async ({
    page,
  }) => {
    await page.route('**/assets/css/**', (route) => route.fulfill({status: 404}));
    for (const address of ['/', '/index.html']) {
      await page.goto(address, {waitUntil: 'load'});
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
    }
  });

  test('§2 Page shell: (the banner does not appear on the home page of a site that works)', async ({
    page,
  }) => {
    await page.goto('/');
    await hydrated(page);
    await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
  });
});

test.describe('a page whose scripts are on their way', () => {
  test.use({plannedErrors: [/onRecoverableError|ERR_FAILED|React error #418/]});

  test('§2 Page shell: While a page loads a centred animated spinner shows.', async ({page}) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/assets/js/${scriptOf('@site/src/pages/contact/index.tsx')}`, (route) =>
      held.then(() => route.continue()),
    );
    await openBeforeScript(page);
    const spinner = page.locator('svg#loader');
    await expect(spinner).toBeVisible();
    await expect(page.getByRole('status', {name: 'Loading the page'})).toBeVisible();
    const {width, height} = page.viewportSize()!;
    const box = (await spinner.evaluate((element) => {
      const {offsetLeft, offsetTop, offsetWidth, offsetHeight} = element.parentElement!;
      const {width: own} = getComputedStyle(element);
      return {x: offsetLeft + offsetWidth / 2, y: offsetTop + offsetHeight / 2, own};
    }))!;
    expect(box.x).toBeCloseTo(width / 2, 0);
    expect(box.y).toBeCloseTo(height / 2, 0);
    const animation = await spinner.evaluate((element) => {
      const {animationIterationCount, animationName} = getComputedStyle(element);
      return {animationIterationCount, animated: animationName !== 'none'};
    });
    expect(animation).toEqual({animationIterationCount: 'infinite', animated: true});
    release();
    await expect(page.locator('h1')).toBeVisible();
    await expect(spinner).toHaveCount(0);
  });

  test('§2 Page shell: On load failure a red box shows the error text and a Retry button.', async ({
    page,
  }) => {
    const script = `**/assets/js/${scriptOf('@site/src/pages/contact/index.tsx')}`;
    await page.route(script, (route) => route.abort());
    await openBeforeScript(page);
    const box = page.getByRole('alert').filter({hasText: 'ChunkLoadError'});
    await expect(box).toBeVisible();
    const [red, green, blue] = await box.evaluate((element) =>
      getComputedStyle(element).backgroundColor.match(/\d+/g)!.map(Number),
    );
    expect(red).toBeGreaterThan(150);
    expect(Math.max(green!, blue!)).toBeLessThan(60);
    await page.unroute(script);
    await box.getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('h1')).toBeVisible();
    await expect(box).toHaveCount(0);
  });
});
