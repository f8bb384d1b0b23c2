import {describe, expect, test} from 'vitest';
import type {Catalog} from '../../content/records/catalog.ts';
import {homeProps, profiles} from './props.ts';
import {profileRoutes} from './routes.ts';

const entry = <T extends {slug: string}>(folder: string, record: T) => ({
  ...record,
  path: `/${folder}/${record.slug}`,
});

const experts = ['ann', 'bob', 'cy'].map((slug) =>
  entry('experts', {
    slug,
    name: slug.toUpperCase(),
    since: '2024-01-01',
    summary: '',
    offersVideoCall: false,
    works: [],
  }),
);

const template = entry('templates', {
  slug: 'blank',
  name: 'Blank',
  kind: 'starter' as const,
  description: '',
  inside: [],
  tailwindOption: true,
  organization: 'remotion-dev',
  repo: 'https://example.com',
  width: 1280,
  height: 720,
});

const showcase = Array.from({length: 8}, (_, index) => ({
  slug: `film-${index}`,
  path: `/showcase/?video=film-${index}`,
  title: `Film ${index}`,
  topic: 'A film.',
  submitted: '2025-01-01',
  width: 1920,
  height: 1080,
  tags: ['tool'],
  links: [],
}));

const catalog = {
  experts,
  templates: [template, {...template, slug: 'skia', path: '/templates/skia', featured: true}],
  showcase,
} as unknown as Catalog;

describe('routes', () => {
  test('there is a page for each expert and each template', () => {
    expect(
      profileRoutes(catalog).map(({path, component, dataFile}) => [path, component, dataFile]),
    ).toEqual([
      ['/experts/ann', '@site/src/pages/experts/_profile', 'expert-ann.json'],
      ['/experts/bob', '@site/src/pages/experts/_profile', 'expert-bob.json'],
      ['/experts/cy', '@site/src/pages/experts/_profile', 'expert-cy.json'],
      ['/templates/blank', '@site/src/pages/templates/_template', 'template-blank.json'],
      ['/templates/skia', '@site/src/pages/templates/_template', 'template-skia.json'],
    ]);
  });
});

describe('props', () => {
  test('a profile knows its neighbours', () => {
    expect(profiles(experts).map(({previous, next}) => [previous, next])).toEqual([
      [null, {name: 'BOB', path: '/experts/bob'}],
      [
        {name: 'ANN', path: '/experts/ann'},
        {name: 'CY', path: '/experts/cy'},
      ],
      [{name: 'BOB', path: '/experts/bob'}, null],
    ]);
  });

  test('the home page gets featured templates and the first six of the showcase, and no more', () => {
    const home = homeProps(catalog);
    expect(home.templates).toEqual([
      {title: 'Blank', slug: 'skia', path: '/templates/skia', width: 1280, height: 720},
    ]);
    expect(home.showcase.map(({slug}) => slug)).toEqual(
      [0, 1, 2, 3, 4, 5].map((index) => `film-${index}`),
    );
    expect(Object.keys(home.showcase[0]!)).toEqual(['title', 'topic', 'slug', 'path']);
  });
});
