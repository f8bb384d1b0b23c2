import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {parsePage} from '../../content/page.ts';
import type {Command} from '../../../api/cli/table.ts';
import {remarkFlags} from './remark-flags.ts';

const listed = {isListed: true, isPreset: false};
const render: Command = {
  name: 'render',
  flags: [
    {name: '--log', value: ['info', 'error'], ...listed},
    {name: '--muted', value: 'switch', ...listed},
    {name: '--scale', value: 'number', default: '1', ...listed},
  ],
  passesOn: false,
};

function transform(frontMatter: Record<string, unknown>, text: string): Root {
  const {tree} = parsePage('docs/cli/render.mdx', text);
  const file = new VFile();
  file.data.frontMatter = frontMatter;
  remarkFlags(() => [render])(tree, file);
  return tree;
}

const body =
  '## Flags\n\n### `--scale`\n\nText.\n\n### `--log`\n\nText.\n\n### `--muted`\n\n### Deprecated\n';

test('says below each flag what it takes, and its default', () => {
  expect(transform({cli: 'render'}, body).children.map((node) => toString(node))).toEqual([
    `import '@site/src/mdx/reference.css';`,
    'Flags',
    'FlagTypeDefault--scalenumber1--loginfo | error--mutedboolean',
    '--scale',
    'number · default 1',
    'Text.',
    '--log',
    'info | error',
    'Text.',
    '--muted',
    'boolean',
    'Deprecated',
  ]);
});

test('leaves other pages as they are', () => {
  expect(transform({}, body).children).toHaveLength(7);
});

test('stops at a command that does not exist', () => {
  expect(() => transform({cli: 'rendr'}, body)).toThrow(
    'There is no command "npx remotion rendr", which the field "cli" names.',
  );
});
