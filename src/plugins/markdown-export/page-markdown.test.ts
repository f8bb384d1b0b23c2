import {expect, test} from 'vitest';
import {pageMarkdown} from './page-markdown.ts';

const page = (head: string, main: string) =>
  `<html><head><title>Sequence | Remotion</title>${head}</head><body><nav>Menu</nav><main>${main}</main></body></html>`;
const described = '<meta name="description" content="Shows children later.">';
const address = 'https://example.com/docs/sequence';

test('title, description, content and source, without the way to the page', () => {
  const html = page(
    described,
    '<aside>Sidebar</aside><article><p>All docs</p><header><h1><code>&lt;Sequence&gt;</code></h1></header><p>Text.</p></article>',
  );
  expect(pageMarkdown(html, address)).toEqual({
    title: 'Sequence',
    description: 'Shows children later.',
    markdown:
      '# `<Sequence>`\n\n> Shows children later.\n\nText.\n\nSource: <https://example.com/docs/sequence>\n',
  });
});

test('a lead that is the description is not said twice', () => {
  const html = page(described, '<h1>Sequence</h1><p>Shows children later.</p><p>Text.</p>');
  expect(pageMarkdown(html, address)?.markdown.match(/Shows children later/g)).toHaveLength(1);
});

test('a page without a main heading has its title', () => {
  expect(pageMarkdown(page('', '<p>Text.</p>'), address)?.markdown).toMatch(
    /^# Sequence\n\nText\./,
  );
});

test('a page that hides from search engines is none for machines', () => {
  const html = page('<meta name="robots" content="noindex, nofollow">', '<h1>Search</h1>');
  expect(pageMarkdown(html, address)).toBeUndefined();
});

test('a page without content fails by its address', () => {
  expect(() => pageMarkdown('<html><head></head><body></body></html>', address)).toThrow(
    'https://example.com/docs/sequence has no <main>',
  );
});
