import {describe, expect, it, test} from 'vitest';
import {isPage, readHead, readPage} from './built-page.ts';
import {appendToHead} from './step.ts';

describe('readHead', () => {
  it('reads title and description, whatever the quotes', () => {
    expect(
      readHead(
        '<title data-rh=true>&lt;Sequence&gt; | Remotion | Make videos programmatically</title>' +
          `<meta data-rh=true name=description content='Shows "children" later.' />`,
      ),
    ).toMatchObject({title: '<Sequence>', description: 'Shows "children" later.'});
    expect(
      readHead('<title>A &amp; B</title><meta name="description" content=Word>'),
    ).toMatchObject({title: 'A & B', description: 'Word'});
  });

  it('knows when a page asks not to be indexed', () => {
    const hidden = readHead('<meta data-rh=true name=robots content="noindex, follow" />');
    expect(hidden).toMatchObject({title: '', description: '', isListed: false});
    expect(readHead('<title>Shown</title>').isListed).toBe(true);
  });

  it('reads what names the page for other programs', () => {
    const html =
      '<html lang=en class="plugin-docs docs-doc-id-a"><head><meta property=og:type content=article>' +
      '<link rel=canonical href=https://docs.example/a /></head><body><title>Not this</title>';
    expect(readHead(html)).toEqual({
      title: '',
      description: '',
      isListed: true,
      canonical: 'https://docs.example/a',
      type: 'article',
      classNames: ['plugin-docs', 'docs-doc-id-a'],
    });
  });
});

describe('the article of a page', () => {
  const read = (html: string) =>
    readPage({path: '/a', permalink: '/a', url: 'https://x.example/a'}, html);

  it('is the one around the main heading, or else all of main', () => {
    const cards = '<article id=card><h2>B</h2></article>';
    expect(
      read(`<main>${cards}<article id=own><h1>A</h1></article></main>`).article().properties.id,
    ).toBe('own');
    expect(read(`<main>${cards}</main>`).article().tagName).toBe('main');
  });

  it('is parsed once, with plain text as code', () => {
    const page = read('<main><pre><code><span class=a>const</span> b</code></pre></main>');
    expect(page.article()).toBe(page.article());
    expect(page.article()).toMatchObject({
      children: [{tagName: 'pre', children: [{value: 'const b'}]}],
    });
  });

  it('fails by the URL of a page without any', () => {
    expect(() => read('<body></body>').article()).toThrow('https://x.example/a has no <main>');
  });
});

test('tags go to the end of the head, whether or not its closing tag was left out', () => {
  expect(appendToHead('<head><title>A</title></head><body>', '<link>')).toBe(
    '<head><title>A</title><link></head><body>',
  );
  expect(appendToHead('<head><title>A</title><body>', '<link>')).toBe(
    '<head><title>A</title><link><body>',
  );
  expect(() => appendToHead('<p>', '<link>')).toThrow('neither');
});

test('the not-found page is no page', () => {
  expect([isPage({path: '/docs/'}), isPage({path: '/404.html'})]).toEqual([true, false]);
});
