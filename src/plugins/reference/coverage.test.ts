import {describe, expect, test} from 'vitest';
import {parsePage} from '../../checks/page.ts';
import {bindPages} from './bound-pages.ts';
import {
  coverageOf,
  findFalls,
  findProblems,
  recordOf,
  type CoverageExceptions,
} from './coverage.ts';
import type {PackageFacts} from './facts.ts';
import {fact, option, toyFacts} from './toy-facts.ts';

const run = fact('run', {options: [option('a: string'), option('b?: string')]});
const apis = [
  run,
  fact('stop'),
  fact('halt', {deprecated: true}),
  fact('Size', {kind: 'type'}),
  fact('Row', {kind: 'component', members: ['Cell']}),
  fact('Row.Cell', {kind: 'component'}),
  fact('Curves', {kind: 'object', members: ['soft']}),
  fact('Curves.soft'),
];
const packages: PackageFacts[] = [{package: 'toy', version: '1.0.0', apis}];
const none: CoverageExceptions = {exports: {}, pages: {}};

async function cover(texts: Record<string, string>, exceptions = none) {
  const pages = Object.entries(texts).map(([file, text]) => parsePage(file, text));
  return coverageOf(packages, pages, await bindPages(pages, toyFacts(...apis)), exceptions);
}

const pageOf = (api: string, body = '') =>
  `---\nkind: reference\napi: "${api}"\n---\n\nA.\n\n${body}`;

test('values need pages; types, deprecated ones and members of objects do not', async () => {
  const {
    packages: [toy],
  } = await cover({});
  expect(toy).toMatchObject({
    documented: 0,
    exports: 5,
    withoutPage: ['toy#run', 'toy#stop', 'toy#Row', 'toy#Row.Cell', 'toy#Curves'],
  });
});

test('options that the page lists are counted, the others are named', async () => {
  const {
    packages: [toy],
  } = await cover({'docs/run.mdx': pageOf('toy#run', '## Options\n\n### `a`')});
  expect(toy).toMatchObject({documented: 1, options: 1, undocumentedOptions: ['toy#run: b']});
});

test('an object whose members have pages needs none', async () => {
  const {
    packages: [toy],
  } = await cover({'docs/soft.mdx': pageOf('toy#Curves.soft')});
  expect(toy!.withoutPage).not.toContain('toy#Curves');
});

test('an export that another package passes on is documented with it', async () => {
  const other = {package: 'other', version: '1.0.0', apis: [{...run, entries: ['other']}]};
  const pages = [parsePage('docs/run.mdx', pageOf('toy#run'))];
  const coverage = coverageOf([other], pages, await bindPages(pages, toyFacts(...apis)), none);
  expect(coverage.packages[0]).toMatchObject({documented: 1, withoutPage: []});
});

describe('exceptions', () => {
  test('excuse exports and pages', async () => {
    const exceptions = {
      exports: {'toy#Row*': 'a reason that is long enough'},
      pages: {'docs/old.mdx': 'its API is gone from the package'},
    };
    const coverage = await cover({'docs/old.mdx': '---\nkind: reference\n---\n\nA.'}, exceptions);
    expect(coverage.packages[0]).toMatchObject({
      exports: 3,
      withoutPage: ['toy#run', 'toy#stop', 'toy#Curves'],
    });
    expect(findProblems(coverage, exceptions)).toEqual([]);
  });

  test('that excuse nothing, or have no reason, are problems', async () => {
    const exceptions = {
      exports: {'toy#runn': 'a reason that is long enough', 'toy#stop': 'no'},
      pages: {},
    };
    expect(findProblems(await cover({}, exceptions), exceptions)).toEqual([
      'src/config/coverage-exceptions.ts: "toy#runn" excuses nothing. Did you mean toy#run?',
      'src/config/coverage-exceptions.ts: "toy#stop" has no reason.',
    ]);
  });
});

test('a reference page without an export is a problem', async () => {
  const coverage = await cover({'docs/old.mdx': '---\nkind: reference\n---\n\nA.'});
  expect(findProblems(coverage, none)).toEqual([
    'docs/old.mdx: a reference page without an export. Add the field api, or an exception with the reason.',
  ]);
});

describe('the record', () => {
  test('keeps packages that have pages', async () => {
    const coverage = await cover({'docs/run.mdx': pageOf('toy#run', '## Options\n\n### `a`')});
    expect(recordOf(coverage)).toEqual({toy: {documented: 1, options: 1}});
    expect(recordOf(await cover({}))).toEqual({});
  });

  test('each figure that fell is named', () => {
    const before = {toy: {documented: 2, options: 9}};
    expect(findFalls(before, {toy: {documented: 3, options: 9}})).toEqual([]);
    expect(findFalls(before, {toy: {documented: 2, options: 8}})).toEqual([
      'toy: documented options fell from 9 to 8.',
    ]);
    expect(findFalls(before, {})).toEqual([
      'toy: documented exports fell from 2 to 0.',
      'toy: documented options fell from 9 to 0.',
    ]);
  });
});
