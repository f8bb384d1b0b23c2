import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {parsePage} from '../../../checks/page.ts';
import type {CommandFact} from './cli-facts.ts';
import {remarkFlags} from './remark-flags.ts';

const render: CommandFact = {
  name: 'render',
  flags: [
    {name: '--log', value: {type: 'choice', choices: ['info', 'error']}, isSwitch: false},
    {name: '--scale', value: {type: 'number'}, isSwitch: false, default: '1'},
  ],
  passesOn: false,
  isGroup: false,
};

function transform(frontMatter: Record<string, unknown>, text: string): Root {
  const {tree} = parsePage('docs/cli/render.mdx', text);
  const file = new VFile();
  file.data.frontMatter = frontMatter;
  remarkFlags(() => [render])(tree, file);
  return tree;
}

const body = '## Flags\n\n### `--scale`\n\nText.\n\n### `--log`\n\nText.\n\n### Deprecated\n';

test('says below each flag what it takes, and its default', () => {
  expect(transform({cli: 'render'}, body).children.map((node) => toString(node))).toEqual([
    'Flags',
    '--scale',
    'number, default 1',
    'Text.',
    '--log',
    'info | error',
    'Text.',
    'Deprecated',
  ]);
});

test('leaves other pages as they are', () => {
  expect(transform({}, body).children).toHaveLength(6);
});

test('stops at a command that does not exist', () => {
  expect(() => transform({cli: 'rendr'}, body)).toThrow(
    'There is no command "npx remotion rendr", which the field "cli" names.',
  );
});
