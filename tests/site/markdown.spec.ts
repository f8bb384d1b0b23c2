import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Code, Heading, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {pageFile} from '../../src/content/page-file.ts';
import type {PageEntry} from '../../src/plugins/built-pages/page-list.ts';
import {sites} from '../support/sites.ts';
import {expect, test} from '../support/test.ts';

const origin = 'https://www.remotion.dev';
const read = (file: string) => readFileSync(path.join(sites.bare.folder, file), 'utf8');

/** Addresses of all pages that search engines may list. */
const listed = () =>
  Array.from(read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => url!);

const markdownFile = (url: string) => {
  const {pathname} = new URL(url);
  return pathname === '/' ? 'index.md' : `${pathname.slice(1).replace(/\/$/, '')}.md`;
};

/** One page of each kind, with lines that its Markdown must hold unchanged. */
const snippets: Record<string, string[]> = {
  '/docs/player/': [
    '# @remotion/player\n\n> ',
    '- **npm**: `npm install --save-exact remotion@4.0.293 @remotion/player@4.0.293`\n- **pnpm**: ',
    '```tsx title="src/Greeting.tsx"\nimport {AbsoluteFill, interpolate, useCurrentFrame} from \'remotion\';\n',
    '\nSource: <https://www.remotion.dev/docs/player/>\n',
  ],
  '/docs/license': [
    '| You are | You need |\n| - | - |\n| An individual | Nothing. Commercial use is free. |',
    '### Does an employee count if they never touch Remotion?',
  ],
  '/docs/cloudrun': ['> **Warning: Alpha**\n>\n> '],
  '/learn/apple-wow': [
    'Published on December 22, 2022 by the Remotion team · ',
    'Video: Three fireworks of sparks, pink hearts and blue stars ',
    '[Play it on the page](https://www.remotion.dev/learn/apple-wow)',
  ],
  '/blog': ['## [Faster Lambda renders](https://www.remotion.dev/blog/faster-lambda)'],
  '/blog/archive': ['- [Introducing Remotion](https://www.remotion.dev/blog/introducing-remotion)'],
  '/experts/karel-nagel': ['# Karel Nagel\n', '## Work with Remotion', '## Get in touch'],
  '/templates/': [
    '![Preview of Blank](https://www.remotion.dev/media/templates/blank.webp)',
    '### [Blank](https://www.remotion.dev/templates/blank)',
  ],
  '/templates/blank': ['- **npm**: `npx create-video@latest --blank`', '- **Kind**: Starter'],
  '/showcase/': ['## [Relay.app](https://youtube.com/', 'Tags: explainer'],
  '/lambda/': [
    '```bash\nnpx remotion lambda functions deploy\n```',
    'Picture: The main function splits the video into chunks',
    '**Where the constants come from**',
  ],
  '/contact/': ['1. **The smallest project that reproduces the bug**'],
  '/': ['# Make videos programmatically\n', '**Root.tsx**\n\n```tsx\nimport {Composition}'],
};

for (const [address, lines] of Object.entries(snippets)) {
  test(`the Markdown of ${address} has its content`, () => {
    const markdown = read(markdownFile(origin + address));
    for (const line of lines) {
      expect(markdown).toContain(line);
    }
  });
}

test('the Markdown of every page begins with its title and its description', () => {
  const entries = JSON.parse(read('pages.json')) as PageEntry[];
  const beginnings = new Map(entries.map((entry) => [entry.path, entry.description]));
  for (const url of listed()) {
    const [title, description] = read(markdownFile(url)).split('\n\n');
    expect(title, url).toMatch(/^# \S/);
    const {pathname} = new URL(url);
    expect(description!.replaceAll(/\\([<`_])/g, '$1'), url).toBe(`> ${beginnings.get(pathname)}`);
  }
});

test('every listed page is there as Markdown, and no other', () => {
  const files = readdirSync(sites.bare.folder, {recursive: true, encoding: 'utf8'});
  const markdown = files.filter((file) => file.endsWith('.md')).sort();
  expect(markdown.length).toBeGreaterThan(60);
  expect(markdown).toEqual(listed().map(markdownFile).sort());
});

test('Markdown holds nothing of the page around it, and no address without a host', () => {
  const strange =
    /(?<!\*\*)Copy page|Direct link to|On this page|Edit this page|Skip to main|<!--|\.dark\.webp|\u200B|\]\((?!https?:|mailto:)/;
  const findings = listed().flatMap((url) => {
    // What code says is the page's own business.
    const prose = read(markdownFile(url)).replace(/^```[\s\S]*?^```|`[^`\n]+`/gm, '');
    const found = strange.exec(prose);
    return found ? [`${url}: ${prose.slice(found.index, found.index + 60)}`] : [];
  });
  expect(findings).toEqual([]);
});

type Parts = {code: string[]; headings: number};

/** Code and headings of a Markdown text. */
function partsOf(markdown: string): Parts {
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  const parts: Parts = {code: [], headings: 0};
  visit(tree, (node) => {
    if (node.type === 'code') {
      parts.code.push((node as Code).value);
    } else if ((node as Heading).type === 'heading') {
      parts.headings += 1;
    }
  });
  return parts;
}

test('code and headings in Markdown are those of the page', async ({page}) => {
  // Any page that lets a test make documents of text.
  await page.goto('about:blank');
  let blocks = 0;
  let headings = 0;
  for (const url of listed()) {
    const {pathname} = new URL(url);
    // The rest of a page is menus and scripts, which cost the browser most of the time.
    const [main] = /<main[\s>][^]*<\/main>/.exec(read(pageFile(pathname)))!;
    const inPage = await page.evaluate((text): Parts => {
      const built = new DOMParser().parseFromString(text, 'text/html');
      const heading = built.querySelector('main h1')!;
      const article = heading.closest('article') ?? built.querySelector('main')!;
      const all = Array.from(article.querySelectorAll('pre, h1, h2, h3, h4, h5, h6'));
      const content = all.filter((part) => !part.closest('nav, form, footer, dialog, noscript'));
      const code = content.filter(({tagName}) => tagName === 'PRE');
      return {
        code: code.map(({textContent}) => textContent.replace(/\n$/, '')),
        headings: content.length - code.length,
      };
    }, main);
    const inMarkdown = partsOf(read(markdownFile(url)));
    // Commands in boxes are blocks in Markdown only.
    const code = inMarkdown.code.filter((text) => inPage.code.includes(text));
    expect.soft(code, `code of ${pathname}`).toEqual(inPage.code);
    expect.soft(inMarkdown.headings, `headings of ${pathname}`).toBe(inPage.headings);
    blocks += inPage.code.length;
    headings += inPage.headings;
  }
  expect(blocks, 'code blocks compared').toBeGreaterThan(50);
  expect(headings, 'headings compared').toBeGreaterThan(300);
});

test('llms.txt names every page once, with a description, in sections', () => {
  const index = read('llms.txt');
  expect(index).toMatch(/^# Remotion\n\n> \S.+\n\n## /);
  const lines = index.split('\n').filter((line) => line.startsWith('- '));
  const links = lines.map(
    (line) => /^- \[.+\]\((https:\/\/[^)]+\.md)\): \S.+$/.exec(line)?.[1] ?? line,
  );
  expect(links.toSorted()).toEqual(
    listed()
      .map((url) => `${origin}/${markdownFile(url)}`)
      .sort(),
  );
  for (const section of ['Guides', 'API', 'Recorder', 'Blog', 'Templates', 'Experts']) {
    expect(index).toContain(`\n## ${section}\n`);
  }
});

test('llms-full.txt has every docs page once, as its own Markdown says', () => {
  const pages = read('llms-full.txt').split(`\n${'-'.repeat(80)}\n\n`);
  const docs = listed().filter((url) => new URL(url).pathname.startsWith('/docs'));
  expect(docs.length).toBeGreaterThan(10);
  expect(pages.toSorted()).toEqual(docs.map((url) => read(markdownFile(url))).sort());
  expect(pages[0]).toMatch(/Source: <https:\/\/www\.remotion\.dev\/docs\/>\n$/);
});

test('every listed page names its Markdown in its head, and no other page does', () => {
  const alternate = /<link rel="?alternate"? type="?text\/markdown"? href="?([^">\s]+)/;
  for (const url of listed()) {
    const html = read(pageFile(new URL(url).pathname));
    const head = html.slice(0, html.search(/<\/head>|<body/));
    expect(alternate.exec(head)?.[1], url).toBe(`/${markdownFile(url)}`);
  }
  for (const hidden of ['404.html', 'search.html', 'ai-embed.html']) {
    expect(read(hidden)).not.toMatch(alternate);
  }
});

test('hosts send Markdown as text that search engines do not list', async ({request}) => {
  const types = {
    '/docs/player.md': 'text/markdown; charset=utf-8',
    '/index.md': 'text/markdown; charset=utf-8',
    '/docs/player/index.md': 'text/markdown; charset=utf-8',
    '/llms.txt': 'text/plain; charset=utf-8',
    '/llms-full.txt': 'text/plain; charset=utf-8',
  };
  for (const [address, type] of Object.entries(types)) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type']).toBe(type);
    expect(response.headers()['x-robots-tag']).toBe('noindex');
  }
});
