import {describe, expect, test} from 'vitest';
import {pageOf} from '../../tests/support/page-of.ts';
import {applyFixes, formatFinding} from '../content/finding.ts';
import {linksInFields, linksOf} from '../content/links.ts';
import {siteMap, type SitePage} from '../content/site-map.ts';
import {checkLinks} from './links.ts';

const pages = [
  pageOf('## The `fps` prop\n\n## Other {/* #own-id */}\n\n<FormerId id="old-id" />', {
    file: 'docs/sequence.mdx',
  }),
  pageOf("import Codecs from '../_partials/codecs.mdx';\n\n<Codecs />", {
    file: 'docs/videos/index.mdx',
  }),
  pageOf('', {file: 'docs/player/player.mdx'}),
  pageOf('', {file: 'blog/2024-01-02-news/index.mdx', slug: 'news'}),
];
const partials = [pageOf('## Codec table', {file: 'docs/_partials/codecs.mdx'})];
const others: SitePage[] = [
  {file: 'src/pages/index.tsx', address: '/', ids: new Set(['pricing'])},
  {file: 'src/pages/about/index.tsx', address: '/about/', ids: new Set(['pricing'])},
];
const map = siteMap(
  pages,
  partials,
  others,
  ['img/logo.svg'],
  [
    {from: '/docs/layers', to: '/docs/sequence', status: 301},
    {from: '/series', to: '/docs/layers#own-id', status: 301},
    {from: '/chat', to: 'https://example.com/chat', status: 302},
    {from: '/gone', to: '/docs/nowhere', status: 302},
    {from: '/round', to: '/round', status: 302},
  ],
);
const context = {
  map,
  exists: (file: string) => file === 'docs/sample.zip',
};

const found = (body: string, file = 'docs/a.mdx') => {
  const page = pageOf(body, {file});
  const here = siteMap([...pages, page], partials, others, ['img/logo.svg'], []);
  const links = linksOf(page);
  return checkLinks(links, {
    ...context,
    map: {...map, pageOf: (name) => here.pageOf(name)},
  }).findings.map((finding) => ({
    text: formatFinding(finding),
    fixed: finding.fix && applyFixes(page.text, [finding.fix]).text,
  }));
};
/** The only finding of a text. */
const only = (body: string) => {
  const all = found(body);
  expect(all).toHaveLength(1);
  return all[0]!;
};

test('sound links have no finding, and all are counted', () => {
  const body = `## Here

[a](#here) [b](./sequence.mdx) [c](./sequence.mdx#the-fps-prop) [d](/docs/sequence#own-id)
[e](sequence.mdx#old-id) [f](./videos/index.mdx#codec-table) [g](/docs/videos/) [h](/#pricing)
[i](/img/logo.svg) [j](./sample.zip) [k](mailto:a@example.com) [l](https://example.com/x#y)
[m](/blog/news) [n](/blog) [o](pathname:///llms.txt) [p](./sequence#own-id) [q](#top)
[r](https://www.remotion.dev/docs/sequence) [s](https://remotion.dev/convert) <a href="/about/">t</a>
https://example.com

[u]: /docs/sequence

\`[code](./missing.mdx)\` \`http://localhost:3000\``;
  expect(found(body)).toEqual([]);
  expect(checkLinks(linksOf(pageOf(body)), context).inspected).toBe(22);
});

describe('a link', () => {
  test.each([
    [
      '[a](./sequense.mdx)',
      'link-target',
      'There is no page and no file at ./sequense.mdx. Did you mean ./sequence.mdx?',
    ],
    ['[a](./player.mdx#x)', 'link-target', './player.mdx#x. Did you mean ./player/player.mdx?'],
    ['[a](./sequence.md)', 'link-target', './sequence.md. Did you mean ./sequence.mdx?'],
    ['[a](/docs/sequence.md)', 'link-target', '/docs/sequence.md. Did you mean /docs/sequence?'],
    ['[a](/docs/Sequence)', 'link-target', '/docs/Sequence. Did you mean /docs/sequence?'],
    ['[a](/player)', 'link-target', '/player. Did you mean /docs/player/?'],
    [
      '[a](/utterly-else)',
      'link-target',
      '/utterly-else. Correct the address, upper and lower case included.',
    ],
    ['[a](./sample.zap)', 'link-target', 'no file at ./sample.zap.'],
    ['[a](https://www.remotion.dev/docs/sequenc)', 'link-target', 'Did you mean /docs/sequence?'],
    ['[a](/gone)', 'link-target', '/gone is redirected to /docs/nowhere, which leads nowhere.'],
    ['[a](/round)', 'link-target', '/round is redirected to /round, which leads nowhere.'],
    ['[a](#her)\n\n## Here', 'link-anchor', 'docs/a.mdx has no anchor #her. Did you mean #here?'],
    ['[a](./sequence.mdx#own)', 'link-anchor', 'docs/sequence.mdx has no anchor #own.'],
    ['[a](/docs/sequence#old-ib)', 'link-anchor', 'Did you mean #old-id?'],
    [
      '[a](/#pricin)',
      'link-anchor',
      'src/pages/index.tsx has no anchor #pricin. Did you mean #pricing?',
    ],
    ['[a](./layers.mdx#x)', 'link-moved', './layers.mdx#x has moved. Write ./sequence.mdx#x.'],
    ['[a](/docs/layers/)', 'link-moved', '/docs/layers/ has moved. Write /docs/sequence.'],
    ['[a](/series)', 'link-moved', '/series has moved. Write /docs/sequence#own-id.'],
    ['[a](/chat)', 'link-moved', '/chat has moved. Write https://example.com/chat.'],
    [
      '[a](htps://example.com)',
      'link-protocol',
      'htps: is no protocol of links. Did you mean https://example.com?',
    ],
    ['[a](javascript:go)', 'link-protocol', 'Links begin with https:, http:, mailto:'],
    [
      '[a](http://localhost:3000/x)',
      'link-localhost',
      "http://localhost:3000/x is an address of the reader's own computer. Put the address in backticks",
    ],
    ['See https://127.0.0.1/', 'link-localhost', 'https://127.0.0.1/ is'],
    ['<a href="./sequense.mdx">a</a>', 'link-target', 'Did you mean ./sequence.mdx?'],
    ['[a][b]\n\n[b]: ./sequense.mdx', 'link-target', 'Did you mean ./sequence.mdx?'],
  ])('%s is a finding of %s', (body, rule, text) => {
    expect(only(body).text).toContain(` ${rule} `);
    expect(only(body).text).toContain(text);
  });

  test('is named with the line and column of its address', () => {
    expect(only('Text.\n\nSee [./gone.mdx](./gone.mdx).').text).toMatch(/^docs\/a\.mdx:9:18 /);
  });

  test('that has moved can be fixed', () => {
    expect(only('See [layers](./layers.mdx#x).').fixed).toContain(
      'See [layers](./sequence.mdx#x).',
    );
  });

  test('in a partial may name an anchor of a page around it', () => {
    const body = '[a](#codec-table)';
    expect(found(body, 'docs/_partials/codecs.mdx')).toEqual([]);
  });
});

test('addresses in the fields of records and of the address book are links', () => {
  const yaml =
    'title: A\nlinks:\n  - label: no\n    url: /docs/sequense\n  - url: "https://localhost/"\n';
  const book = "  docs: {label: 'Docs', to: '/dox/'},\n";
  const links = [...linksInFields('a.yaml', yaml), ...linksInFields('links.ts', book)];
  expect(checkLinks(links, context).findings.map(formatFinding)).toEqual([
    expect.stringMatching(/^a\.yaml:4:10 link-target .*Did you mean \/docs\/sequence\?$/),
    expect.stringMatching(/^a\.yaml:5:11 link-localhost/),
    expect.stringMatching(/^links\.ts:1:30 link-target .*\/dox\//),
  ]);
});
