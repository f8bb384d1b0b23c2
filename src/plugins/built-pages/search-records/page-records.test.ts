import {describe, expect, it} from 'vitest';
import {readPage} from '../built-page.ts';
import {locationsIn} from './page-location.ts';
import {contentOf, isSearched, pageRecords} from './page-records.ts';

const locationOf = locationsIn({
  apiSidebar: [{type: 'category', label: 'remotion', items: ['sequence']}],
});

type Parts = {classes?: string; head?: string; main: string};

/** A page as the build writes it, minified. */
const page = ({classes = 'plugin-pages', head = '', main}: Parts): string =>
  `<!doctype html><html lang=en class="${classes}"><head><title data-rh=true>&lt;Sequence> | Remotion</title>` +
  '<meta data-rh=true name=description content="Shows a part later."/>' +
  `<link data-rh=true rel=canonical href=https://docs.example/base/docs/sequence />${head}` +
  `<body><nav>Menu</nav><div><main class=x>${main}</main></div><footer>Foot</footer>`;

const doc = page({
  classes: 'docs-wrapper docs-doc-page docs-doc-id-sequence',
  main:
    '<article><h1>&lt;Sequence></h1><p>Time.</p><h2 id=props>Props</h2><h3 id=from>from</h3>' +
    '<p>A frame.</p><h2 id=see-also>See also</h2><p>Loop</article><nav>Next</nav>',
});

const read = (html: string, path: string) =>
  readPage({path, permalink: path, url: `https://docs.example${path}`}, html);

/** The records of a page with this HTML. */
const recordsOf = (html: string, path: string) => {
  const built = read(html, path);
  return pageRecords(built, contentOf(built), locationOf);
};

describe('pageRecords', () => {
  it('makes a record of the page and one of each section', () => {
    const records = recordsOf(doc, '/docs/sequence');
    const address = 'https://docs.example/base/docs/sequence';
    const none = {lvl4: null, lvl5: null, lvl6: null};
    const common = {
      url_without_anchor: address,
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: 'current',
      area: 'API',
    };
    expect(records[0]).toEqual({
      ...common,
      objectID: '/docs/sequence',
      url: address,
      anchor: null,
      type: 'lvl1',
      hierarchy: {lvl0: 'remotion', lvl1: '<Sequence>', lvl2: null, lvl3: null, ...none},
      content: 'Shows a part later. Time.',
      weight: {level: 100, position: 0},
    });
    expect(records[2]).toEqual({
      ...common,
      objectID: '/docs/sequence#from',
      url: `${address}#from`,
      anchor: 'from',
      type: 'lvl3',
      hierarchy: {lvl0: 'remotion', lvl1: '<Sequence>', lvl2: 'Props', lvl3: 'from', ...none},
      content: 'A frame.',
      weight: {level: 60, position: 2},
    });
    expect(
      records.map(({hierarchy, content}) => [hierarchy.lvl2, hierarchy.lvl3, content]),
    ).toEqual([
      [null, null, 'Shows a part later. Time.'],
      ['Props', null, null],
      ['Props', 'from', 'A frame.'],
      // What it names is found on the pages that it names.
      ['See also', null, null],
    ]);
  });

  it('says a description once where the page begins with it', () => {
    const html = page({main: '<h1>T</h1><p>Shows a part later.</p><p>Then more.</p>'});
    expect(recordsOf(html, '/x')[0]!.content).toBe('Shows a part later. Then more.');
  });

  it('takes of a list of posts its title only, and a post whole', () => {
    const main = '<h1>Blog</h1><h2 id=year-2021>2021</h2><ul><li>A post</ul>';
    const list = page({classes: 'blog-wrapper blog-list-page plugin-blog', main});
    const post = page({classes: 'blog-wrapper blog-post-page plugin-blog', main});
    expect(recordsOf(list, '/blog').map(({content}) => content)).toEqual(['Shows a part later.']);
    expect(recordsOf(post, '/blog/a')).toMatchObject([
      {docusaurus_tag: 'default', area: 'Blog'},
      {anchor: 'year-2021', content: 'A post'},
    ]);
  });

  it('cuts long texts', () => {
    const html = page({main: `<h1>T</h1><h2 id=a>A</h2><p>${'word '.repeat(3000)}</p>`});
    const [, section] = recordsOf(html, '/x');
    expect(section!.content!.length).toBeLessThanOrEqual(5000);
    expect(section!.content!.length).toBeGreaterThan(4900);
  });

  it('reads pages that were not minified', () => {
    const html =
      '<html class="docs-doc-id-sequence" lang="en"><head><title data-rh="true">A</title>' +
      '<link data-rh="true" rel="canonical" href="https://docs.example/a"></head>' +
      '<body><main>\n  <article>\n<h1>A</h1>\n<p>Text</p></article></main></body></html>';
    expect(recordsOf(html, '/a')).toMatchObject([
      {url: 'https://docs.example/a', area: 'API', content: 'Text'},
    ]);
  });

  it('leaves out pages that ask not to be indexed', () => {
    const html = page({head: '<meta name=robots content=noindex>', main: '<h1>Search</h1>'});
    expect(isSearched(read(html, '/search'))).toBe(false);
    expect(isSearched(read(doc, '/docs/sequence'))).toBe(true);
  });

  it('says which page lacks what it needs', () => {
    const html = '<title>Lost</title><main><h1>Lost</h1></main>';
    expect(() => recordsOf(html, '/lost')).toThrow('"Lost" has no canonical URL');
    expect(() => recordsOf(page({main: ''}).replaceAll('main', 'div'), '/x')).toThrow(
      'https://docs.example/x has no <main>',
    );
  });
});
