import {copySite, type SiteCopy} from '../support/site-copy.ts';
import {expect, test} from '../support/test.ts';

/** The post that is there, and as many more as the specification names. */
const postsInAll = 22;

const post = (number: number) => `---
title: Post ${number}
slug: post-${number}
description: A post that is only there to fill the lists, with the number ${number} in its title.
authors: [jonny-burger]
---

The beginning of post ${number}.

{/* truncate */}

The rest of post ${number}.
`;

// One build for all tests of this file.
test.describe.configure({mode: 'default'});

let site: SiteCopy;

test.beforeAll(() => {
  test.setTimeout(180_000);
  site = copySite();
  for (let number = 1; number < postsInAll; number++) {
    const date = `${2021 + (number % 4)}-06-${String(number).padStart(2, '0')}`;
    site.write(`blog/${date}-post-${number}/index.mdx`, post(number));
  }
  const {ok, output} = site.run('docusaurus', 'build');
  expect(ok, output).toBe(true);
});

test.afterAll(() => site.remove());

const pages = [
  ['/blog', 10],
  ['/blog/page/2', 10],
  ['/blog/page/3', 2],
] as const;

test('§2 Blog list pages hold 10 items. Pages 1 and 2 show 10 and page 3 shows 2.', async ({
  page,
}) => {
  for (const [address, items] of pages) {
    await page.setContent(site.read(`build${address}/index.html`));
    await expect(page.getByRole('article'), address).toHaveCount(items);
  }
});

test('§2 Top-level pages: /blog/page/2 and /blog/page/3 lead to each other, and each has a title of its own.', async ({
  page,
}) => {
  const titles = new Set<string>();
  for (const [index, [address]] of pages.entries()) {
    await page.setContent(site.read(`build${address}/index.html`));
    titles.add(await page.title());
    const older = page.getByRole('link', {name: /older entries/i});
    const newer = page.getByRole('link', {name: /newer entries/i});
    for (const [link, target] of [
      [older, pages[index + 1]],
      [newer, pages[index - 1]],
    ] as const) {
      await expect(link).toHaveCount(target ? 1 : 0);
      if (target) {
        await expect(link).toHaveAttribute('href', target[0]);
      }
    }
  }
  expect(titles.size).toBe(pages.length);
});

test('§1 The blog sidebar is grouped by year, with all posts of all pages.', async ({page}) => {
  await page.setContent(site.read('build/blog/page/2/index.html'));
  const sidebar = page.getByRole('navigation', {name: /blog recent posts/i});
  await expect(sidebar.getByRole('heading', {level: 3})).toHaveText([
    '2024',
    '2023',
    '2022',
    '2021',
  ]);
  await expect(sidebar.getByRole('link')).toHaveCount(postsInAll);
});
