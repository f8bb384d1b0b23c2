import {describe, expect, test} from 'vitest';
import {sidebarEntries} from '../../../content/sidebar-ids.ts';
import {docTrail} from './index.ts';
import {breadcrumbList, cardOf, jsonLdScript, type Site} from './json-ld.ts';
import {blogPosting, showcaseList, techArticle, type Post} from './things.ts';

const site: Site = {
  url: 'https://example.com',
  baseUrl: '/base/',
  name: 'Example',
  company: 'Example Ltd',
  version: '1.2.3',
};

test('the script ends where it should, whatever the text holds', () => {
  const script = jsonLdScript([{'@type': 'Thing', name: '</script><b>', url: undefined}]);
  expect(script).toBe(
    '<script type="application/ld+json">{"@context":"https://schema.org","@graph":' +
      String.raw`[{"@type":"Thing","name":"\u003c/script>\u003cb>"}]}` +
      '</script>',
  );
});

test('URLs have the base URL, and cards the path without it', () => {
  expect(cardOf(site, '/base/docs/player/')).toBe(
    'https://example.com/base/social/docs/player.png',
  );
  expect(breadcrumbList(site, {name: 'Blog', permalink: '/base/blog'})).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      {'@type': 'ListItem', position: 1, name: 'Example', item: 'https://example.com/base/'},
      {'@type': 'ListItem', position: 2, name: 'Blog', item: 'https://example.com/base/blog'},
    ],
  });
});

describe('the way to a docs page', () => {
  const doc = (id: string) => ({id, title: `Title of ${id}`, permalink: `/docs/${id}`});
  const ids = ['start', 'player', 'player/api', 'alone'];
  const entries = sidebarEntries({
    main: [
      {type: 'doc', id: 'start'},
      {
        type: 'category',
        label: 'Without a page',
        items: [
          {
            type: 'category',
            label: 'Player',
            link: {type: 'doc', id: 'player'},
            items: [{type: 'doc', id: 'player/api'}],
          },
        ],
      },
    ],
  });
  const trail = (id: string) =>
    docTrail(doc(id), entries, new Map(ids.map((other) => [other, doc(other).permalink])));

  test.each([
    ['start', ['/docs/start']],
    ['player', ['/docs/player']],
    ['player/api', ['/docs/player', '/docs/player/api']],
    ['alone', ['/docs/alone']],
  ])('to %s', (id, permalinks) => {
    expect(trail(id).map(({permalink}) => permalink)).toEqual(permalinks);
  });

  test('has the labels of categories and the title of the page', () => {
    expect(trail('player/api').map(({name}) => name)).toEqual(['Player', 'Title of player/api']);
  });
});

test('a date is written only where there is one', () => {
  const doc = {title: 'A', description: 'B', permalink: '/base/docs/a', lastUpdatedAt: undefined};
  expect(techArticle(site, doc).dateModified).toBeUndefined();
  const changed = {...doc, lastUpdatedAt: Date.UTC(2026, 0, 2)};
  expect(techArticle(site, changed).dateModified).toBe('2026-01-02T00:00:00.000Z');
});

test('a post is the company’s', () => {
  const post = {
    title: 'A',
    description: 'B',
    permalink: '/base/blog/a',
    date: new Date('2026-01-02'),
    tags: [],
  } as unknown as Post;
  const thing = blogPosting(site, post, {
    title: 'Blog',
    description: 'Posts.',
    permalink: '/base/blog',
  });
  expect(thing.author).toMatchObject({'@type': 'Organization', name: 'Example Ltd'});
  expect(thing.keywords).toBeUndefined();
});

test('an entry of the showcase without a link leads to its creator', () => {
  const entry = {
    slug: 'film',
    path: '/showcase/',
    title: 'Film',
    topic: 'A film of something.',
    creator: 'Ada',
    creatorUrl: 'https://example.com/ada',
    submitted: '2024-01-02',
    width: 1920,
    height: 1080,
    tags: ['tool'],
    links: [],
  };
  expect(showcaseList(site, [entry], '/base/showcase/').mainEntity).toMatchObject({
    numberOfItems: 1,
    itemListElement: [{position: 1, item: {url: 'https://example.com/ada'}}],
  });
});
