import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {filesBelow} from '../../src/content/files-below.ts';
import {RenameError, renamePage} from './rename-page.ts';

const files = {
  'docs/layers.mdx': `Import {/* . */}

import Part from './_partials/part.mdx';

![A](./_images/a.webp) [b](./b.mdx#x) [self](./layers.mdx#top) [here](#top)
`,
  'docs/b.mdx': `[./layers.mdx](./layers.mdx) [l](/docs/layers/#one) [m](/docs/layers-two) \`./layers.mdx\`

[d]: layers.mdx#two
`,
  'docs/layers-two.mdx': '',
  'docs/sub/c.mdx': '[l](../layers.mdx) [whole](https://www.remotion.dev/docs/layers?a#b)\n',
  'docs/_partials/part.mdx': '[l](../layers.mdx)\n',
  'docs/_images/a.webp': '',
  'tests/search/queries.yml': 'task:\n  stack: [/docs/layers, /docs/b]\n  order: /docs/layers\n',
  'blog/2024-01-02-a/index.mdx': '---\nslug: a\n---\n\n<a href="/docs/layers">l</a>\n',
  'learn/authors.yml': '',
  'success-stories/authors.yml': '',
  'src/data/templates/a.yaml': 'links:\n  - url: /docs/layers\n  - url: /docs/layers-two\n',
  'src/config/links.ts': "export const links = {a: {to: '/docs/layers/'}};\n",
  'src/config/sidebars/main.ts': "export const mainSidebar = ['b', 'layers', 'layers-two'];\n",
  'src/config/hosting.ts': `const moved = [
  ['/docs/first', '/docs/layers'],
  ['/docs/sub/stacking', '/docs/b'],
];

const shortcuts = [['/l', '/docs/layers#one']];
`,
  'src/data/published-addresses.txt': '# A comment\n/docs/b\n/docs/layers\n',
};

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'rename-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
});
afterEach(() => rmSync(root, {recursive: true}));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test.each([
  ['docs/layers.mdx', 'docs/sub/stacking.mdx'],
  ['/docs/layers', '/docs/sub/stacking/'],
])('a page is renamed from %s to %s, and all that names it follows', async (from, to) => {
  const written = await renamePage(from, to, root);
  expect(existsSync(path.join(root, 'docs/layers.mdx'))).toBe(false);
  expect(read('docs/sub/stacking.mdx')).toBe(`Import {/* . */}

import Part from '../_partials/part.mdx';

![A](../_images/a.webp) [b](../b.mdx#x) [self](./stacking.mdx#top) [here](#top)
`);
  expect(read('docs/b.mdx'))
    .toBe(`[./layers.mdx](./sub/stacking.mdx) [l](/docs/sub/stacking#one) [m](/docs/layers-two) \`./layers.mdx\`

[d]: ./sub/stacking.mdx#two
`);
  expect(read('docs/sub/c.mdx')).toBe('[l](./stacking.mdx) [whole](/docs/sub/stacking?a#b)\n');
  expect(read('docs/_partials/part.mdx')).toBe('[l](../sub/stacking.mdx)\n');
  expect(read('blog/2024-01-02-a/index.mdx')).toContain('<a href="/docs/sub/stacking">');
  expect(read('src/data/templates/a.yaml')).toBe(
    'links:\n  - url: /docs/sub/stacking\n  - url: /docs/layers-two\n',
  );
  expect(read('tests/search/queries.yml')).toBe(
    'task:\n  stack: [/docs/sub/stacking, /docs/b]\n  order: /docs/sub/stacking\n',
  );
  expect(read('src/config/links.ts')).toContain("to: '/docs/sub/stacking'");
  expect(read('src/config/sidebars/main.ts')).toContain("['b', 'sub/stacking', 'layers-two']");
  expect(read('src/config/hosting.ts')).toBe(`const moved = [
  ['/docs/first', '/docs/sub/stacking'],
  ['/docs/layers', '/docs/sub/stacking'],
];

const shortcuts = [['/l', '/docs/sub/stacking#one']];
`);
  expect(read('src/data/published-addresses.txt')).toBe(
    '# A comment\n/docs/b\n/docs/layers\n/docs/sub/stacking\n',
  );
  expect(written).toHaveLength(11);
});

test('a page that was not published yet gets no redirect', async () => {
  await renamePage('docs/layers-two.mdx', 'docs/other.mdx', root);
  expect(read('src/config/hosting.ts')).toBe(files['src/config/hosting.ts']);
});

test.each([
  ['docs/missing.mdx', 'docs/a.mdx', 'docs/missing.mdx is no page of docs/.'],
  ['/blog/a', '/blog/b', '/blog/a is no page of docs/.'],
  ['docs/layers.mdx', 'docs/b.mdx', 'docs/b.mdx exists already.'],
  ['docs/layers.mdx', 'docs/b/index.mdx', 'docs/b.mdx exists already.'],
  ['docs/layers.mdx', 'stacking', 'stacking cannot be a page.'],
  ['docs/layers.mdx', 'docs/Stacking.mdx', 'docs/Stacking.mdx cannot be a page.'],
])('%s cannot become %s', async (from, to, message) => {
  const error = await renamePage(from, to, root).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(RenameError);
  expect((error as Error).message).toContain(message);
  expect(Object.keys(files).map((file) => [file, read(file)])).toEqual(Object.entries(files));
  expect(filesBelow(root).filter((file) => !file.startsWith('.cache'))).toHaveLength(
    Object.keys(files).length,
  );
});
