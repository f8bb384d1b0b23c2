import {brotliCompressSync} from 'node:zlib';
import {builtRecords} from '../../scripts/search/push-search.ts';
import {buildIndex} from '../../src/search/engine/build-index.ts';
import {titlesFile} from '../../src/search/engine/site-index.ts';
import {generateRecords} from '../search/generate-records.ts';
import {openSettled} from '../support/page-weight.ts';
import {holdTexts, openSearch} from '../support/search.ts';
import {sites} from '../support/sites.ts';
import {expect, test} from '../support/test.ts';

const limit = 150_000;

test('from opening the modal to the first result, a site of 700 pages loads at most 150 kB', async ({
  page,
}) => {
  // Reads all pages of the build.
  test.slow();
  const records = generateRecords(await builtRecords(sites.bare.folder), 700);
  await page.route(`**/search/${titlesFile}`, (route) =>
    route.fulfill({contentType: 'application/json', body: buildIndex(records)[titlesFile]!}),
  );
  await holdTexts(page);
  await openSettled(page, '/docs/');
  const loaded = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const size = response.body().then((body) => brotliCompressSync(body).length);
    loaded.set(new URL(response.url()).pathname, size);
  });
  const dialog = await openSearch(page);
  await page.keyboard.insertText('frame');
  await expect(dialog.locator('li a').first()).toBeVisible();
  // What arrives later may outlive the test.
  page.removeAllListeners('response');
  const sizes = await Promise.all(
    [...loaded].map(async ([path, size]) => ({path, bytes: await size})),
  );
  const list = sizes.map(({path, bytes}) => `${bytes} ${path}`).join('\n');
  expect(list).toContain(titlesFile);
  expect(
    sizes.reduce((sum, {bytes}) => sum + bytes, 0),
    list,
  ).toBeLessThan(limit);
});
