import {analytics} from '../support/search.ts';
import {sites} from '../support/sites.ts';
import {expect, test} from '../support/test.ts';

const pages = [
  ['/docs/sequence', 'docs/sequence.mdx'],
  ['/blog/4-0', 'blog/2023-07-03-4-0/index.mdx'],
] as const;

test.describe('where the repository is known', () => {
  test.use({
    baseURL: sites.configured.url,
    plannedHosts: [analytics.host],
    plannedErrors: [/googletagmanager/],
  });

  for (const [address, file] of pages) {
    test(`${address} leads to its file in the site's repository`, async ({page}) => {
      await page.goto(address);
      await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
        'href',
        `https://github.com/example/site/edit/main/${file}`,
      );
    });
  }
});

for (const [address] of pages) {
  test(`${address} has no such link where the repository is not known`, async ({page}) => {
    await page.goto(address);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveCount(0);
  });
}
