import {readdirSync, readFileSync} from 'node:fs';
import type {Code, RootContent} from 'mdast';
import {describe, expect, test} from 'vitest';
import {parsePage} from '../../src/content/page.ts';

const file = 'docs/contributing/components.mdx';
const page = parsePage(file, readFileSync(file, 'utf8'));
/** Put into reference pages by the build, and the part of one page: authors do not write them. */
const notForAuthors = ['OptionFilter', 'Converter', 'FontSearch'];
const components = readdirSync('src/mdx', {withFileTypes: true})
  .filter((entry) => entry.isDirectory() && !notForAuthors.includes(entry.name))
  .flatMap(({name}) => {
    const code = readFileSync(`src/mdx/${name}/index.tsx`, 'utf8');
    return [...code.matchAll(/^export function ([A-Z]\w+)/gm)].map(([, component]) => component!);
  });
const registry = readFileSync('src/mdx/index.ts', 'utf8');
/** Added to the pages that use them, by the plugin that gives them their data. */
const byPlugin = ['Demo', 'DemoStill'];

const text = ({position}: RootContent) =>
  page.text.slice(position!.start.offset, position!.end.offset);

/** The blocks below `### \`<Name>\``, up to the next heading. */
function sectionOf(name: string): RootContent[] {
  const {children} = page.tree;
  const start = children.findIndex((block) => text(block) === `### \`<${name}>\``);
  expect(start, `${file} has no heading ### \`<${name}>\``).toBeGreaterThanOrEqual(0);
  const rest = children.slice(start + 1);
  const end = rest.findIndex(({type}) => type === 'heading');
  return rest.slice(0, end < 0 ? rest.length : end);
}

test('there are components, and each can be used in MDX', () => {
  expect(components.length).toBeGreaterThan(5);
  const missing = components.filter(
    (name) =>
      !byPlugin.includes(name) && !new RegExp(`^  (?:table: )?${name},$`, 'm').test(registry),
  );
  expect(missing, 'not in src/mdx/index.ts').toEqual([]);
});

describe.each(components)('<%s>', (name) => {
  test('is shown on the page for authors, and what is shown is what its sample says', () => {
    const blocks = sectionOf(name);
    const sample = blocks.findIndex(
      (block): block is Code => block.type === 'code' && block.lang === 'mdx',
    );
    expect(sample, 'a sample in an mdx fence').toBeGreaterThanOrEqual(0);
    expect(text(blocks[sample + 1]!)).toBe((blocks[sample] as Code).value);
  });
});
