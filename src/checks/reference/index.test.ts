import {describe, expect, test} from 'vitest';
import {formatFinding} from '../../content/finding.ts';
import {parsePage} from '../../content/page.ts';
import {checkReference} from './index.ts';
import type {Facts} from '../../content/reference/page-apis.ts';
import {fact, option, toyFacts} from '../../../tests/support/toy-facts.ts';

const page = (api: string, body: string, file = 'docs/a.mdx') =>
  parsePage(file, `---\ntitle: A\nkind: reference\napi: ${api}\n---\n\nWords.\n\n${body}`);

const findingsOf = (facts: Facts, ...pages: ReturnType<typeof page>[]) =>
  checkReference(pages, facts).findings.map(formatFinding);

const box = fact('Box', {
  kind: 'component',
  options: [option('size: number'), option('color?: string'), option('colour?: string!')],
  inherited: [option('id?: string')],
});

describe('the field api', () => {
  const facts = toyFacts(box, fact('deep', {entries: ['toy/deep']}));

  test.each([
    ['toi#Box', '"toi" is no documented package. Did you mean toy?'],
    ['toy#Boxx', '"toy" of version 1.0.0 has no public export "Boxx". Did you mean Box?'],
    ['toy#deep', '"toy" of version 1.0.0 has no public export "deep". Write toy/deep#deep.'],
    [
      'toy/depp#x',
      '"toy/depp" of version 1.0.0 has no public export "x". Its import paths are toy, toy/deep.',
    ],
  ])('%s', (api, message) => {
    expect(findingsOf(facts, page(`"${api}"`, ''))).toEqual([
      `docs/a.mdx:4:1 reference-export ${message}`,
    ]);
  });

  test('pages without it are not reference pages of an export', () => {
    const result = checkReference([parsePage('docs/a.mdx', '---\ntitle: A\n---\n\nA')], facts);
    expect(result).toMatchObject({inspected: 0, findings: []});
  });

  test('a page of the kind has it', () => {
    const reference = parsePage('docs/a.mdx', '---\nkind: reference\n---\n\nA');
    expect(findingsOf(facts, reference)).toEqual([
      'docs/a.mdx:1:1 reference-export The reference page names no export. Add the field api, or write the page as another kind.',
    ]);
  });

  test('an export has one page', () => {
    const body = '## Props\n\n### `size`\n\n### `color`\n\n### `colour`';
    const findings = findingsOf(
      facts,
      page('"toy#Box"', body),
      page('"toy#Box"', body, 'docs/b.mdx'),
    );
    expect(findings).toEqual([
      'docs/b.mdx:4:1 reference-page-twice toy#Box already has the page docs/a.mdx. Keep one of the two as its reference, and make the other a guide.',
    ]);
  });
});

describe('headings', () => {
  const facts = toyFacts(box);
  const props = (...headings: string[]) =>
    page('"toy#Box"', ['## Props', ...headings.map((heading) => `### ${heading}`)].join('\n\n'));

  test('the names of the package, each once, in any order', () => {
    expect(findingsOf(facts, props('`color`', '`size`', '`colour`'))).toEqual([]);
  });

  test('one heading may have two names, and names from elsewhere are allowed', () => {
    expect(findingsOf(facts, props('`size`, `id`', '`color`', '`colour`'))).toEqual([]);
  });

  test('deprecated ones may stand under one heading', () => {
    const body =
      '## Props\n\n### `size`\n\n### `color`\n\n### Deprecated\n\n- `colour`: use `color`.';
    expect(findingsOf(facts, page('"toy#Box"', body))).toEqual([]);
  });

  test('one that is missing is named at the section', () => {
    expect(findingsOf(facts, props('`size`'))).toEqual([
      'docs/a.mdx:9:1 reference-missing The prop "color" of Box is missing. Add ### `color` and say what it means.',
      'docs/a.mdx:9:1 reference-missing The prop "colour" of Box is missing. Add ### `colour`, or name it below ### Deprecated at the end of the section.',
    ]);
  });

  test('one that does not exist is named at the heading', () => {
    expect(findingsOf(facts, props('`size`', '`color`', '`colour`', '`sizes`'))).toEqual([
      'docs/a.mdx:17:1 reference-unknown Box has no prop "sizes". Did you mean size?',
    ]);
  });

  test('one that stands twice is named at the second', () => {
    expect(findingsOf(facts, props('`size`', '`color`', '`colour`', '`size`'))).toEqual([
      'docs/a.mdx:17:1 reference-twice The prop "size" of Box has a heading already. Keep one of the two.',
    ]);
  });

  test('one without a name in code is named', () => {
    expect(findingsOf(facts, props('`size`', '`color`', '`colour`', 'Colours'))).toEqual([
      'docs/a.mdx:17:1 reference-heading The heading names no prop of Box. Put the name of the prop in backticks, or move the heading out of this section.',
    ]);
  });

  test('other sections may have any headings', () => {
    const body = '## Props\n\n### `size`\n\n### `color`\n\n### `colour`\n\n## Example\n\n### Small';
    expect(findingsOf(facts, page('"toy#Box"', body))).toEqual([]);
  });
});

describe('sections', () => {
  const run = fact('run', {
    parameters: [option('path: string')],
    optionsParameter: option('options?: object'),
    options: [option('deep?: boolean')],
    returns: {type: '{ok: boolean}', fields: [option('ok: boolean')]},
  });
  const complete = [
    '## Arguments\n\n### `path`\n\n### `options`',
    '## Options\n\n### `deep`',
    '## Return value\n\n### `ok`',
  ];

  test('arguments, options and fields of the result', () => {
    expect(findingsOf(toyFacts(run), page('"toy#run"', complete.join('\n\n')))).toEqual([]);
  });

  test('one that is missing is named with its headings', () => {
    const body = complete.slice(0, 2).join('\n\n');
    expect(findingsOf(toyFacts(run), page('"toy#run"', body))).toEqual([
      'docs/a.mdx:4:1 reference-section The page has no section "Return value" for run. Add ## Return value with ### for each of `ok`.',
    ]);
  });

  test('the section has the name of what it lists', () => {
    const body = complete.join('\n\n').replace('## Options', '## Props');
    expect(findingsOf(toyFacts(run), page('"toy#run"', body))).toEqual([
      'docs/a.mdx:15:1 reference-section The section with what run takes is called "Props". Call it "Options", as run is a function.',
    ]);
  });

  test('fields of elements of a list may be listed, and need not', () => {
    const list = fact('list', {
      returns: {type: '{ok: boolean}[]', fields: [option('ok: boolean')], each: true},
    });
    const facts = toyFacts(list);
    expect(findingsOf(facts, page('"toy#list"', ''))).toEqual([]);
    expect(findingsOf(facts, page('"toy#list"', '## Return value\n\n### `ok`'))).toEqual([]);
    expect(findingsOf(facts, page('"toy#list"', '## Return value\n\n### `oh`'))).toHaveLength(1);
  });

  test('members of an object, with or without its name; those with pages of their own are left out', () => {
    const curves = fact('Curves', {kind: 'object', members: ['soft', 'hard']});
    const facts = toyFacts(curves, fact('Curves.soft'), fact('Curves.hard'));
    const body = '## Functions\n\n### `soft(t)`\n\n### `Curves.hard()`';
    expect(findingsOf(facts, page('"toy#Curves"', body))).toEqual([]);
    const apart = page('"toy#Curves.soft"', '', 'docs/soft.mdx');
    const rest = page('"toy#Curves"', '## Functions\n\n### `hard`');
    expect(findingsOf(facts, apart, rest)).toEqual([]);
    expect(findingsOf(facts, rest)).toEqual([
      'docs/a.mdx:9:1 reference-missing The function "soft" of Curves is missing. Add ### `soft` and say what it means.',
    ]);
  });
});

describe('several exports on a page', () => {
  const facts = toyFacts(
    fact('Row', {kind: 'component', options: [option('gap: number')], members: ['Cell']}),
    fact('Row.Cell', {kind: 'component', options: [option('width: number')]}),
    fact('oldRow', {options: [option('space: number')], deprecated: true}),
  );
  const api = '["toy#Row", "toy#Row.Cell", "toy#oldRow"]';

  test('the section without a name is that of the first; deprecated ones need none', () => {
    const body = '## Props\n\n### `gap`\n\n## Props of `<Row.Cell>`\n\n### `width`';
    expect(findingsOf(facts, page(api, body))).toEqual([]);
  });

  test('a missing section is named with its owner', () => {
    expect(findingsOf(facts, page(api, '## Props\n\n### `gap`'))).toEqual([
      'docs/a.mdx:4:1 reference-section The page has no section "Props" for Row.Cell. Add ## Props of `Row.Cell` with ### for each of `width`.',
    ]);
  });

  test('an owner that the page is not about is named', () => {
    const body = '## Props\n\n### `gap`\n\n## Props of `<Row.Cel>`\n\n### `width`';
    expect(findingsOf(facts, page(api, body))).toContain(
      'docs/a.mdx:13:1 reference-section The heading names Row.Cel, which is not in the field api of this page. Did you mean Row.Cell?',
    );
  });
});
