import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {builtPages} from '../support/built-pages.ts';
import {sites} from '../support/sites.ts';
import {expect, hydrated, test} from '../support/test.ts';

const content = (html: string, property: string) =>
  new RegExp(`<meta [^>]*property="?${property}"? content="?([^">]+?)"?>`).exec(html)?.[1];

const origin = 'https://www.remotion.dev/';

test('every page has a preview picture of its own, 1200 by 630 pixels', () => {
  const pages = builtPages(sites.bare.folder);
  const owners = new Map<string, string>();
  let bytes = 0;
  for (const {address, html} of pages) {
    const url = content(html, 'og:image');
    expect(url, address).toMatch(/^https:\/\/www\.remotion\.dev\/social\/.+\.png$/);
    const card = readFileSync(path.join(sites.bare.folder, url!.slice(origin.length)));
    expect([card.readUInt32BE(16), card.readUInt32BE(20)], address).toEqual([1200, 630]);
    const hash = createHash('sha256').update(card).digest('hex');
    expect(owners.get(hash), `${address} has the card of another page`).toBeUndefined();
    owners.set(hash, address);
    bytes += card.length;
  }
  console.log(
    `${pages.length} cards inspected, ${Math.round(bytes / pages.length / 1000)} KB each`,
  );
  expect(pages.length).toBeGreaterThan(60);
  expect(bytes / pages.length).toBeLessThan(40_000);
});

test('the tags of a docs page, word by word', () => {
  const {html} = builtPages(sites.bare.folder).find(({address}) => address === '/docs/player')!;
  expect({
    type: content(html, 'og:type'),
    site: content(html, 'og:site_name'),
    image: content(html, 'og:image'),
    width: content(html, 'og:image:width'),
    height: content(html, 'og:image:height'),
    alt: content(html, 'og:image:alt'),
  }).toEqual({
    type: 'article',
    site: 'Remotion',
    image: 'https://www.remotion.dev/social/docs/player.png',
    width: '1200',
    height: '630',
    alt: 'Card with the title “@remotion/player” and the logo of Remotion',
  });
});

test('a browser keeps the tags as they were built', async ({page}) => {
  await page.goto('/docs/player/');
  await hydrated(page);
  const count = (selector: string) => page.locator(`head ${selector}`).count();
  expect(await count('meta[property="og:image"]')).toBe(1);
  expect(await count('meta[name="twitter:image"]')).toBe(1);
  expect(await count('script[type="application/ld+json"]')).toBe(1);
});
