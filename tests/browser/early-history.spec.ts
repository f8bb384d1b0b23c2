import {setTimeout} from 'node:timers/promises';
import {expect, hydrated, test} from '../support/test.ts';

for (const [address, next] of [
  ['/docs/lambda', '/docs/lambda/setup'],
  ['/blog', '/blog/4-0'],
] as const) {
  test(`Back from ${next}, loaded anew, shows ${address}`, async ({page}) => {
    await page.goto(address);
    await hydrated(page);
    const title = await page.locator('h1').innerText();
    await page.locator(`a[href="${next}"]:visible`).first().click();
    await expect(page).toHaveURL(next);
    await expect(page.locator('h1')).not.toHaveText(title);
    await page.reload();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.locator('h1')).toHaveText(title);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText(title);
  });
}

test('a page that is left before it has loaded, long after the press, stays in the history', async ({
  page,
}) => {
  await page.goto('/docs/lambda');
  // Never answered.
  await page.route('**/*.woff2', () => {});
  // Without a press, as when the site takes longer to answer than one counts.
  await page.addInitScript(() => {
    const [{type}] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    if (window.location.pathname === '/blog' && type === 'navigate') {
      document.addEventListener('DOMContentLoaded', () => {
        const detail = {href: new URL('/blog/4-0', window.location.href).href};
        const timer = setInterval(() => {
          if (!document.dispatchEvent(new CustomEvent('site:leave', {detail, cancelable: true}))) {
            clearInterval(timer);
          }
        }, 50);
      });
    }
  });
  await page.goto('/blog', {waitUntil: 'commit'});
  await page.waitForURL('/blog/4-0', {waitUntil: 'commit'});
  await page.unrouteAll();
  await page.goBack();
  await expect(page).toHaveURL('/blog');
});

test('Back and Forward before the site has answered leave the page to the next touch', async ({
  page,
}) => {
  await page.goto('/docs/lambda');
  await hydrated(page);
  await page.locator('a[href="/docs/lambda/setup"]:visible').first().click();
  await expect(page).toHaveURL('/docs/lambda/setup');
  await page.reload();
  await page.route('**/docs/lambda', async (route) => {
    await setTimeout(1000);
    await route.fallback();
  });
  await page.evaluate(() => history.back());
  await expect.poll(() => new URL(page.url()).pathname).toBe('/docs/lambda');
  await page.evaluate(() => history.forward());
  await expect.poll(() => new URL(page.url()).pathname).toBe('/docs/lambda/setup');
  await hydrated(page);
});

test('Back after a reload keeps the page that is read when the site does not answer', async ({
  page,
  context,
}) => {
  await page.goto('/blog');
  await hydrated(page);
  await page.locator('a[href="/blog/4-0"]:visible').first().click();
  await expect(page).toHaveURL('/blog/4-0');
  await page.reload();
  const title = await page.locator('h1').innerText();
  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByText('You are offline. You can keep reading this page.')).toBeVisible();
  await expect(page).toHaveURL('/blog/4-0');
  await expect(page.locator('h1')).toHaveText(title);
});
