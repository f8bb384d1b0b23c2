import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {parsePage} from '../../content/page.ts';
import {remarkReference} from './remark-reference.ts';
import type {Facts} from '../../content/reference/page-apis.ts';
import {fact, option, toyFacts} from '../../../tests/support/toy-facts.ts';

const source =
  'Source: [`packages/toy/src/index.ts`](https://github.com/remotion-dev/remotion/blob/v4.0.293/packages/toy/src/index.ts)';

/** A page as Markdown after the packages have had their say. */
function write(facts: Facts, frontMatter: Record<string, unknown>, body: string): string {
  const tree: Root = parsePage('docs/a.mdx', body).tree;
  remarkReference(facts)(tree, {data: {frontMatter}});
  return unified()
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkMdx)
    .use(remarkStringify)
    .stringify(tree);
}

const box = fact('Box', {
  kind: 'component',
  signature: 'function Box(props: {size: number}): ReactNode;',
  options: [
    option('size: number'),
    option(`color?: 'red' | 'blue' = 'red'`),
    option('colour?: string!'),
  ],
  inherited: [option('id?: string')],
  extends: ['HTMLAttributes'],
});

test('the signature comes after the first paragraph, with the version before it', () => {
  const text = write(toyFacts(box), {api: 'toy#Box', since: '4.0.12'}, 'A box.\n\nMore.');
  expect(text).toBe(
    [
      "import '@site/src/mdx/reference.css';",
      'A box.',
      'Since 4.0.12',
      "```ts\nimport {Box} from 'toy';\n\nfunction Box(props: {size: number}): ReactNode;\n```",
      'More.',
      `${source}\n`,
    ].join('\n\n'),
  );
});

test('each heading has the facts of its prop below it', () => {
  const body = 'A box.\n\n## Props\n\n### `size`\n\nHow wide.\n\n### `color`, `colour`\n\n### `id`';
  const text = write(toyFacts(box), {api: 'toy#Box'}, body);
  expect(text.slice(text.indexOf('## Props'))).toBe(
    [
      '## Props',
      [
        '| Prop | Type | Default |',
        '| - | - | - |',
        '| [`size`](#size) | `number` | **required** |',
        "| [`color`](#color-colour) | `'red' \\| 'blue'` | `'red'` |",
        '| [`colour`](#color-colour) | `string` | |',
        '| [`id`](#id) | `string` | |',
      ].join('\n'),
      'Props of `HTMLAttributes` are accepted as well.',
      '### `size`',
      '`number` · **required**',
      'How wide.',
      '### `color`, `colour`',
      "`color`: `'red' | 'blue'` · default `'red'`",
      '`colour`: `string` · deprecated',
      '### `id`',
      '`string`',
      `${source}\n`,
    ].join('\n\n'),
  );
});

test('fields of a result and members say what they are', () => {
  const run = fact('run', {
    returns: {type: 'object', fields: [option('ok: boolean'), option('note?: string')]},
  });
  const curves = fact('Curves', {kind: 'object', members: ['soft']});
  const soft = fact('Curves.soft', {signature: 'function Curves.soft(\n  a: number,\n): number;'});
  const facts = toyFacts(run, curves, soft);
  const body =
    'A.\n\n## Return value\n\n### `ok`\n\n### `note`\n\n## Functions of `Curves`\n\n### `soft()`';
  const text = write(facts, {api: ['toy#run', 'toy#Curves']}, body);
  expect(text.slice(text.indexOf('## Return value'))).toBe(
    [
      '## Return value',
      '### `ok`',
      '`boolean`',
      '### `note`',
      '`string` · optional',
      '## Functions of `Curves`',
      '### `soft()`',
      '`Curves.soft(a: number): number`',
      `${source}\n`,
    ].join('\n\n'),
  );
});

test('types are imported as types, and each import path has its line', () => {
  const size = fact('Size', {
    kind: 'type',
    signature: 'type Size = number;',
    entries: ['toy/sizes'],
  });
  const text = write(toyFacts(box, size), {api: ['toy#Box', 'toy/sizes#Size']}, 'A box.');
  expect(text).toContain(
    "import {Box} from 'toy';\nimport {type Size} from 'toy/sizes';\n\nfunction",
  );
});

test('a page without an export stays as it is', () => {
  expect(write(toyFacts(box), {kind: 'guide'}, 'A.\n\n## Props\n\n### `size`')).toBe(
    'A.\n\n## Props\n\n### `size`\n',
  );
});

test('an export that does not exist stops the build', () => {
  expect(() => write(toyFacts(box), {api: 'toy#Bux'}, 'A.')).toThrow(
    '"toy" of version 1.0.0 has no public export "Bux". Did you mean Box?',
  );
});

test('each source is linked once, a folder where the file is not certain', () => {
  const facts = toyFacts(box, fact('Row'), fact('tool', {source: 'packages/toy/src'}));
  const text = write(facts, {api: ['toy#Box', 'toy#Row', 'toy#tool']}, 'A box.');
  expect(text.trim().split('\n').at(-1)).toBe(
    `${source}, [\`packages/toy/src\`](https://github.com/remotion-dev/remotion/tree/v4.0.293/packages/toy/src)`,
  );
});

test('the versions that brought an export and its options are those that are known', () => {
  const facts = {
    ...toyFacts(box),
    since: () => ({
      through: '4.0.293',
      names: {
        Box: {version: '4.0.100', atLatest: true as const},
        'Box#options.color': {version: '4.0.120'},
      },
    }),
  };
  const body = 'A box.\n\n## Props\n\n### `color`\n\n### `size`';
  const text = write(facts, {api: 'toy#Box', since: '4.0.90'}, body);
  expect(text).toContain('A box.\n\nSince 4.0.100 or earlier\n\n```ts');
  expect(text).toContain('| Prop | Type | Default | Since |');
  expect(text).toContain("| `'red'` | 4.0.120 |");
  expect(text).toContain("default `'red'` · since 4.0.120\n");
  expect(text).toContain('`number` · **required**\n');
});

test('a field filters a table of fifteen or more', () => {
  const names = Array.from({length: 15}, (_, index) => `option${index}`);
  const run = fact('run', {options: names.map((name) => option(`${name}?: string`))});
  const body = (shown: readonly string[]) =>
    `A.\n\n## Options\n\n${shown.map((name) => `### \`${name}\``).join('\n\n')}`;
  const whole = write(toyFacts(run), {api: 'toy#run'}, body(names));
  expect(whole).toContain(`import {OptionFilter} from '@site/src/mdx/OptionFilter';`);
  expect(whole).toContain('<OptionFilter what="15 options">\n  | Option | Type | Default |');
  expect(write(toyFacts(run), {api: 'toy#run'}, body(names.slice(1)))).not.toContain(
    'OptionFilter',
  );
  // The line below its heading says all of one option.
  expect(write(toyFacts(run), {api: 'toy#run'}, body(['option1']))).not.toContain('| Option |');
});
