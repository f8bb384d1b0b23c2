import {expect, test} from 'vitest';
import {allFacts} from '../../../api/facts.ts';
import {coverageExceptions} from '../../config/coverage-exceptions.ts';
import {parsePage} from '../../content/page.ts';
import {referencePages} from '../../content/reference/page-apis.ts';
import {fact, option, toyFacts} from '../../../tests/support/toy-facts.ts';
import {coverageOf, type CoverageExceptions} from './coverage.ts';

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
const toy = {package: 'toy', version: '1.0.0', apis};

const pagesOf = (...references: string[]) =>
  referencePages(
    references.map((api, index) =>
      parsePage(`docs/${index}.mdx`, `---\nkind: reference\napi: "${api}"\n---\n\nA.\n`),
    ),
    toyFacts(...apis),
  );

const cover = (references: string[], exceptions: CoverageExceptions = {}, facts = toy) =>
  coverageOf([facts], pagesOf(...references), exceptions);

test('values need pages; types, deprecated ones and members of objects do not', () => {
  expect(cover(['toy#stop']).packages).toEqual([
    {
      package: 'toy',
      exports: ['toy#run', 'toy#stop', 'toy#Row', 'toy#Row.Cell', 'toy#Curves'],
      withoutPage: ['toy#run', 'toy#Row', 'toy#Row.Cell', 'toy#Curves'],
    },
  ]);
});

test('an object whose members have pages needs none', () => {
  expect(cover(['toy#Curves.soft']).packages[0]!.withoutPage).not.toContain('toy#Curves');
});

test('an export that another package passes on is documented with it', () => {
  const other = {package: 'other', version: '1.0.0', apis: [{...run, entries: ['other']}]};
  expect(cover(['toy#run'], {}, other).packages[0]).toMatchObject({
    exports: ['other#run'],
    withoutPage: [],
  });
});

test('exceptions excuse exports; those that excuse nothing are named', () => {
  const {packages, unusedExceptions} = cover([], {'toy#Row*': 'a reason', 'toy#runn': 'a reason'});
  expect(packages[0]!.withoutPage).toEqual(['toy#run', 'toy#stop', 'toy#Curves']);
  expect(unusedExceptions).toEqual(['toy#runn']);
});

test('every exception of the site excuses an export of a package, and has a reason', () => {
  const {packages, unusedExceptions} = coverageOf(allFacts(), [], coverageExceptions);
  expect(packages.length).toBeGreaterThan(40);
  expect(unusedExceptions).toEqual([]);
  for (const [name, reason] of Object.entries(coverageExceptions)) {
    expect(reason.length, name).toBeGreaterThan(10);
  }
});
