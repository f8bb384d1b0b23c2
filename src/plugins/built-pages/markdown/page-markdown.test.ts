import {expect, test} from 'vitest';
import {readPage} from '../built-page.ts';
import {pageMarkdown} from './page-markdown.ts';

const url = 'https://example.com/docs/sequence';

const markdownOf = (main: string, description = 'Shows children later.') =>
  pageMarkdown(
    readPage(
      {path: '/docs/sequence', permalink: '/docs/sequence', url},
      `<html><head><title>Sequence | Remotion</title><meta name="description" content="${description}"></head><body><nav>Menu</nav><main>${main}</main></body></html>`,
    ),
  );

test('title, description, content and source, without the way to the page', () => {
  expect(
    markdownOf(
      '<aside>Sidebar</aside><article><p>All docs</p><header><h1><code>&lt;Sequence&gt;</code></h1></header><p>Text.</p></article>',
    ),
  ).toBe(
    '# `<Sequence>`\n\n> Shows children later.\n\nText.\n\nSource: <https://example.com/docs/sequence>\n',
  );
});

test('an intro that is the description is not repeated', () => {
  const markdown = markdownOf('<h1>Sequence</h1><p>Shows children later.</p><p>Text.</p>');
  expect(markdown.match(/Shows children later/g)).toHaveLength(1);
});

test('a page without a main heading has its title', () => {
  expect(markdownOf('<p>Text.</p>', '')).toMatch(/^# Sequence\n\nText\./);
});
