import {readdirSync} from 'node:fs';
import {pageFile} from '../../src/content/page-file.ts';
import {builtPages} from '../support/built-pages.ts';
import {sites} from '../support/sites.ts';
import {expect, test} from '../support/test.ts';

type JsonLdNode = {'@type': string; [field: string]: unknown};

const origin = 'https://www.remotion.dev';

const nodesOf = (html: string): JsonLdNode[] =>
  [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)].flatMap(
    ([, text]) => {
      const data = JSON.parse(text!);
      return data['@graph'] ?? [data];
    },
  );

/** A node and all nodes in it. */
const within = (value: unknown): JsonLdNode[] => {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const below = Object.values(value).flatMap(within);
  return '@type' in value ? [value as JsonLdNode, ...below] : below;
};

/** What search engines ask of each type, or recommend where the site knows it of every page. */
const required: Record<string, string[]> = {
  TechArticle: ['headline', 'description', 'url', 'image', 'author', 'publisher', 'inLanguage'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
  BlogPosting: ['headline', 'description', 'url', 'image', 'author', 'publisher', 'datePublished'],
  ProfilePage: ['mainEntity', 'url'],
  Person: ['name'],
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  Blog: ['name', 'url'],
  SoftwareSourceCode: ['name', 'description', 'codeRepository', 'url'],
  CollectionPage: ['mainEntity', 'url'],
  ItemList: ['numberOfItems', 'itemListElement'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate'],
};

const pages = builtPages(sites.bare.folder).map(({address, html}) => ({
  address,
  nodes: nodesOf(html),
}));

const at = (address: string, type: string): JsonLdNode =>
  pages.find((page) => page.address === address)!.nodes.find((node) => node['@type'] === type)!;

/** Of the build, with forward slashes. */
const files = new Set(readdirSync(sites.bare.folder, {recursive: true, encoding: 'utf8'}));

const filesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.yaml'));

test('every node has the fields of its type, and names only pages and files that are there', () => {
  let inspected = 0;
  for (const {address, nodes} of pages) {
    for (const node of nodes.flatMap(within)) {
      inspected += 1;
      const fields = required[node['@type']];
      expect(fields, `${address}: unknown type ${node['@type']}`).toBeDefined();
      for (const field of fields!) {
        expect(node[field], `${address}: ${node['@type']}.${field}`).toBeTruthy();
      }
      for (const field of ['url', 'image', 'item', 'logo', 'thumbnailUrl', 'mainEntityOfPage']) {
        const value = node[field];
        if (typeof value === 'string' && value.startsWith(`${origin}/`)) {
          const sitePath = value.slice(origin.length);
          const isThere = [sitePath.slice(1), pageFile(sitePath)].some((file) => files.has(file));
          expect(isThere, `${address}: ${node['@type']}.${field} is ${value}`).toBe(true);
        }
      }
    }
  }
  console.log(`${inspected} nodes inspected on ${pages.length} pages`);
  expect(inspected).toBeGreaterThan(200);
});

test('each page says once what it is, and each kind of page says it', () => {
  const kinds = {
    TechArticle: /^\/docs(\/|$)/,
    ProfilePage: /^\/experts\/./,
    SoftwareSourceCode: /^\/templates\/./,
    BlogPosting: /^\/(blog|learn|success-stories)\/(?!archive$|page\/)/,
    CollectionPage: /^\/showcase$/,
  };
  for (const [type, addresses] of Object.entries(kinds)) {
    const of = pages.filter(({address}) => addresses.test(address));
    expect(of.length, type).toBeGreaterThan(0);
    for (const {address, nodes} of pages) {
      const count = nodes.filter((node) => node['@type'] === type).length;
      expect(count, `${type} of ${address}`).toBe(addresses.test(address) ? 1 : 0);
    }
    if (type !== 'CollectionPage') {
      for (const {address, nodes} of of) {
        const ways = nodes.filter((node) => node['@type'] === 'BreadcrumbList');
        expect(ways.length, `breadcrumbs of ${address}`).toBe(1);
      }
    }
  }
  const videos = within(at('/showcase', 'CollectionPage')).filter(
    (node) => node['@type'] === 'VideoObject',
  );
  expect(videos.length).toBe(filesIn('src/data/showcase').length);
});

const company = {
  '@type': 'Organization',
  name: 'Remotion AG',
  url: 'https://www.remotion.dev/',
  logo: 'https://www.remotion.dev/img/logo.svg',
};

test('a docs page', () => {
  // Its date is that of the last change in git.
  const {dateModified, ...article} = at('/docs/player', 'TechArticle');
  expect(dateModified === undefined || !Number.isNaN(Date.parse(String(dateModified)))).toBe(true);
  expect(article).toMatchObject({
    headline: '@remotion/player',
    url: 'https://www.remotion.dev/docs/player/',
    mainEntityOfPage: 'https://www.remotion.dev/docs/player/',
    image: 'https://www.remotion.dev/social/docs/player.png',
    inLanguage: 'en',
    version: '4.0.293',
    author: company,
    publisher: company,
    isPartOf: {'@type': 'WebSite', name: 'Remotion', url: 'https://www.remotion.dev/'},
  });
  expect(at('/docs/player', 'BreadcrumbList').itemListElement).toEqual([
    {'@type': 'ListItem', position: 1, name: 'Remotion', item: 'https://www.remotion.dev/'},
    {
      '@type': 'ListItem',
      position: 2,
      name: '@remotion/player',
      item: 'https://www.remotion.dev/docs/player/',
    },
  ]);
});

test('a post', () => {
  expect(at('/blog/introducing-remotion', 'BlogPosting')).toMatchObject({
    headline: 'Introducing Remotion',
    url: 'https://www.remotion.dev/blog/introducing-remotion',
    image: 'https://www.remotion.dev/social/blog/introducing-remotion.png',
    datePublished: '2021-02-08T00:00:00.000Z',
    author: company,
    publisher: company,
    isPartOf: {'@type': 'Blog', name: 'Blog', url: 'https://www.remotion.dev/blog'},
  });
});

test('an expert', () => {
  expect(at('/experts/alex-fernandez', 'ProfilePage')).toMatchObject({
    url: 'https://www.remotion.dev/experts/alex-fernandez',
    mainEntity: {
      '@type': 'Person',
      name: 'Alex Fernandez',
      sameAs: [
        'https://github.com/alexfernandez803',
        'https://www.linkedin.com/in/alex-f-17a5bb56/',
      ],
    },
  });
});

test('a template', () => {
  expect(at('/templates/next', 'SoftwareSourceCode')).toMatchObject({
    name: 'Next.js (App dir)',
    url: 'https://www.remotion.dev/templates/next',
    codeRepository: 'https://github.com/remotion-dev/template-next-app-dir',
    codeSampleType: 'template',
    image: 'https://www.remotion.dev/social/templates/next.png',
  });
});

test('an entry of the showcase', () => {
  const list = at('/showcase', 'CollectionPage').mainEntity as {itemListElement: unknown[]};
  expect(list.itemListElement[1]).toEqual({
    '@type': 'ListItem',
    position: 2,
    item: {
      '@type': 'VideoObject',
      name: 'MyKaraoke Video',
      description: 'Makes karaoke videos.',
      thumbnailUrl: 'https://www.remotion.dev/media/showcase/mykaraoke-video.webp',
      uploadDate: '2024-09-27',
      videoFrameSize: '1920x1080',
      url: 'https://www.mykaraoke.video/',
      creditText: 'Emiliano Parizzi',
      keywords: ['tool', 'music', 'captions'],
    },
  });
});
