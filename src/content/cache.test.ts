import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {applyFixes} from './finding.ts';
import {derived} from './derived.ts';
import {diskCache} from './disk-cache.ts';
import {parsePage} from './page.ts';
import {findingsByPage} from './findings-by-page.ts';
import {readPages} from './read-pages.ts';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pages-'));
  ['docs', 'blog', 'learn', 'success-stories'].forEach((folder) => mkdirSync(`${root}/${folder}`));
});
afterEach(() => rmSync(root, {recursive: true, force: true}));

describe('pages', () => {
  test('are the same when they are read again, and new when they were changed', () => {
    write('docs/a.mdx', '---\ntitle: A\n---\n\nOne `two`.\n');
    const first = readPages(root);
    expect(first.findings).toEqual([]);
    expect(existsSync(path.join(root, '.cache/pages/docs/a.mdx'))).toBe(true);
    const again = readPages(root).pages[0]!;
    expect(again.text).toBe(first.pages[0]!.text);
    expect(JSON.stringify(again.tree)).toBe(JSON.stringify(first.pages[0]!.tree));
    write('docs/a.mdx', '---\ntitle: B\n---\n');
    expect(readPages(root).pages[0]!.frontMatter).toEqual({title: 'B'});
  });

  test('are parsed again when the cache is corrupt', () => {
    write('docs/a.mdx', 'Text.');
    write('.cache/pages/docs/a.mdx', 'half of');
    expect(readPages(root).pages[0]!.tree.children).toHaveLength(1);
  });

  test('that cannot be read are findings, and do not hide the others', () => {
    write('docs/a.mdx', 'Text.\n\n<Sequence is a component.\n');
    write('docs/b.mdx', 'Text.');
    const {pages, findings} = readPages(root);
    expect(pages.map(({file}) => file)).toEqual(['docs/b.mdx']);
    expect(findings).toMatchObject([
      {
        file: 'docs/a.mdx',
        line: 3,
        rule: 'readable',
        hint: 'Close every tag, and put code such as <Sequence> in backticks.',
      },
    ]);
  });

  test('with the id of a heading in braces are fixed', () => {
    const text = 'Text.\n\n## Heading {#own-id}\n';
    write('docs/a.mdx', text);
    const [finding] = readPages(root).findings;
    expect(finding!.hint).toBe('Write the id of the heading as {/* #own-id */}.');
    const fixed = applyFixes(text, [finding!.fix!]).text;
    expect(fixed).toBe('Text.\n\n## Heading {/* #own-id */}\n');
    expect(() => parsePage('docs/a.mdx', fixed)).not.toThrow();
  });
});

test('what is derived from a page is kept until its text or the version changes', () => {
  const asked: string[] = [];
  const lengthOf = derived('length', ({file, text, tree}) => {
    asked.push(file);
    return text.length + tree.children.length;
  });
  const lengths = (version: string) => {
    const {pages, save} = readPages(root, undefined, version);
    const found = pages.map(lengthOf);
    save();
    return found;
  };
  write('docs/a.mdx', 'One.');
  write('docs/b.mdx', 'Two.');
  expect(lengths('1')).toEqual([5, 5]);
  write('docs/b.mdx', 'Two words.');
  expect(lengths('1')).toEqual([5, 11]);
  expect(asked).toEqual(['docs/a.mdx', 'docs/b.mdx', 'docs/b.mdx']);
  expect(lengths('2')).toEqual([5, 11]);
  expect(asked).toHaveLength(5);
});

test('only changed pages are asked for, and all when the rules change', async () => {
  const cache = diskCache(path.join(root, '.cache'));
  const page = (file: string, text: string) => parsePage(file, text);
  const asked: string[][] = [];
  const find = (version: string, ...pages: ReturnType<typeof page>[]) =>
    findingsByPage(cache, 'rule', version, pages, async (changed) => {
      asked.push(changed.map(({file}) => file));
      return changed.map(({file, text}) => [
        {file, line: 1, column: 1, rule: 'rule', message: text, hint: ''},
      ]);
    });
  const messages = async (...call: Parameters<typeof find>) =>
    (await find(...call)).map(({message}) => message);

  expect(await messages('1', page('a', 'A'), page('b', 'B'))).toEqual(['A', 'B']);
  expect(await messages('1', page('a', 'A'), page('b', 'C'))).toEqual(['A', 'C']);
  expect(await messages('1', page('b', 'C'))).toEqual(['C']);
  expect(await messages('2', page('b', 'C'))).toEqual(['C']);
  expect(asked).toEqual([['a', 'b'], ['b'], ['b']]);
});
