import {embeddedBackend} from '@site/src/search/embedded';
import {answer} from '@site/src/search/engine/answer';
import {beforeEach, expect, it, vi} from 'vitest';
import {openRecords} from '../../../tests/search/built-index';
import {recordsOf} from '../../../tests/search/fixture-records';
import {findPages} from './find-pages';

const records = [
  recordsOf('/base/docs/license', 'License', 'Who needs a license.', {
    sections: [
      {heading: 'Price', text: `A seat for your videos costs money ${'each month '.repeat(30)}.`},
    ],
  }),
  ...[1, 2, 3, 4, 5, 6, 7].map((number) =>
    recordsOf(`/base/docs/part-${number}`, `Part ${number}`, 'About frames.'),
  ),
  recordsOf('/base/showcase', 'Showcase', 'Videos about frames.', {area: 'Pages'}),
  recordsOf('/base/blog', 'Frames', 'Posts about frames.', {area: 'Blog'}),
].flat();

/** The site's own index, without a worker. */
const ask = async (question: string) => {
  const index = await openRecords(records);
  return findPages('/base/', question, (baseUrl, toAddress) =>
    embeddedBackend(baseUrl, toAddress, async (_, request) => answer(index, request!)),
  );
};

beforeEach(() => {
  vi.stubGlobal('location', {href: 'https://site.test/base/docs/'});
  return () => vi.unstubAllGlobals();
});

it('finds a page by a long question, without base URL and anchor, and says what fits', async () => {
  const [page] = await ask(
    'What should I do so that I can use it for videos, and what is there to know of the price?',
  );
  expect(page).toMatchObject({path: '/docs/license', title: 'License'});
  expect(page!.description).toMatch(/^A seat for your videos costs money each month .+ …$/);
  expect(page!.description.length).toBeLessThanOrEqual(162);
});

it('names five pages at most, and none where nothing fits', async () => {
  expect(await ask('frames')).toHaveLength(5);
  expect(await ask('qqqzzz')).toEqual([]);
});

it('names no page that only presents or lists things', async () => {
  expect((await ask('showcase of frames')).map(({path}) => path)).not.toContain('/showcase');
  expect((await ask('posts about frames')).map(({path}) => path)).not.toContain('/blog');
});
