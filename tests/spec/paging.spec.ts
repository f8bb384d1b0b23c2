import {expect, hydrated, test} from '../support/test.ts';

const pages = [
  ['/blog', 10],
  ['/blog/page/2', 10],
  ['/blog/page/3', 2],
] as const;
const posts = 22;

test('§2 Blog list pages hold 10 items. Pages 1 and 2 show 10 and page 3 shows 2.', async ({
  page,
}) => {
  for (const [address, items] of pages) {
    await page.goto(address);
    await expect(page.getByRole('article'), address).toHaveCount(items);
  }
});

test('§2 Top-level pages: /blog/page/2 and /blog/page/3 lead to each other, and each has a title of its own.', async ({
  page,
}) => {
  /** Follows a link of the list. The address changes before the list does, and its title with it. */
  const turn = async (link: RegExp, address: string): Promise<string> => {
    const before = await page.title();
    await page.getByRole('link', {name: link}).click();
    await expect(page).toHaveURL(address);
    await expect(page).not.toHaveTitle(before);
    return page.title();
  };
  await page.goto(pages[0][0]);
  await hydrated(page);
  const titles = new Set([await page.title()]);
  for (const [address] of pages.slice(1)) {
    titles.add(await turn(/older entries/i, address));
  }
  expect(titles.size).toBe(pages.length);
  await expect(page.getByRole('link', {name: /older entries/i})).toHaveCount(0);
  for (const [address] of pages.toReversed().slice(1)) {
    await turn(/newer entries/i, address);
  }
  await expect(page.getByRole('link', {name: /newer entries/i})).toHaveCount(0);
});

test('§1 The blog sidebar is grouped by year, with all posts of all pages.', async ({page}) => {
  await page.goto('/blog/page/2');
  const sidebar = page.getByRole('navigation', {name: /blog recent posts/i});
  await expect(sidebar.getByRole('heading', {level: 3})).toHaveText([
    '2024',
    '2023',
    '2022',
    '2021',
  ]);
  await expect(sidebar.getByRole('link')).toHaveCount(posts);
});
