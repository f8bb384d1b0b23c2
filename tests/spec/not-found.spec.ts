import {expect, hydrated, test} from '../support/test.ts';

test.use({plannedErrors: [/status of 404/]});

// Below routes of their own, too: docs and posts have not-found pages inside their layouts.
for (const address of ['/no-such-page', '/a/b/c/d', '/docs/no-such-page', '/blog/no-such-post']) {
  test(`§2 Any other path shows a not-found page. (${address})`, async ({page}) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page does not exist');
    await expect(page).toHaveTitle(/^Page not found \| /);
    await expect(page.getByRole('main').getByRole('link', {name: 'Go home'})).toHaveAttribute(
      'href',
      '/',
    );
  });
}
