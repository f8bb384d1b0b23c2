import {readFileSync} from 'node:fs';
import type {Code} from 'mdast';
import {expect, test} from 'vitest';
import {parsePage} from '../../content/page.ts';

/** Code without comments, line breaks and what else Prettier changes with the width of the lines. */
const bare = (code: string) =>
  code
    .replace(/\/\*\*.*?\*\/|\/\/ [^\n]*/gs, '')
    .replace(/\s/g, '')
    .replace(/,(?=[)}\]])/g, '');

const samples = [
  ['start-conversion.ts', 'convert-a-video'],
  ['can-encode.ts', 'convert-a-video'],
  ['rotate-once.ts', 'convert-a-video'],
  ['rotate-once.ts', 'rotate-a-video'],
] as const;

test.each(samples)('%s is the sample of that title in %s', (name, address) => {
  const file = `docs/webcodecs/${address}.mdx`;
  const {tree} = parsePage(file, readFileSync(file, 'utf8'));
  const fence = tree.children.find(
    (block): block is Code =>
      block.type === 'code' && Boolean(block.meta?.includes(`title="src/${name}"`)),
  );
  expect(bare(fence?.value ?? 'no such sample')).toBe(
    bare(readFileSync(`src/mdx/Converter/${name}`, 'utf8')),
  );
});
