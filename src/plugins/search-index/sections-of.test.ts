import type {Element, Root} from 'hast';
import {select} from 'hast-util-select';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {sectionsOf, type Sections} from './sections-of.ts';

const parser = unified().use(rehypeParse, {fragment: true});

const read = (html: string): Sections =>
  sectionsOf(select('article', parser.parse(`<article>${html}</article>`) as Root) as Element);

describe('sectionsOf', () => {
  it('cuts at headings of the second and third level, and leaves out the way to the title', () => {
    const {lead, sections} = read(`
      <p>Breadcrumbs</p><header><h1>Title</h1></header><p>What it <em>is</em>.</p>
      <h2 id="use">Use <code>it</code><a class="hash-link" href="#use">\u200b</a></h2>
      <p>Do this.</p><h4 id="deep">Deeper</h4><p>And that.</p>
      <h3 id="from">from</h3><p>A number.</p>
      <h2 id="end">End</h2>`);
    expect(lead).toBe('What it is.');
    expect(sections).toEqual([
      {level: 2, anchor: 'use', heading: 'Use it', text: 'Do this. Deeper And that.'},
      {level: 3, anchor: 'from', heading: 'from', text: 'A number.'},
      {level: 2, anchor: 'end', heading: 'End', text: ''},
    ]);
  });

  it('takes headings that nothing can lead to as text', () => {
    const {lead, sections} = read('<h2>Plain</h2><p>A.</p><h2 id="_R_1b_">Made up</h2><p>B.</p>');
    expect([lead, sections]).toEqual(['Plain A. Made up B.', []]);
  });

  it.each([
    ['words of one line', '<p>a <b>b</b>c<a href="/d">d</a>.</p>', 'a bcd.'],
    [
      'things side by side',
      '<div><time>May 1</time><span>4<!-- --> min</span></div>',
      'May 1 4 min',
    ],
    ['cells', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b c'],
    ['words inside code', '<p><code><span>npx</span><span>-y</span></code></p>', 'npx-y'],
    [
      'every panel of tabs',
      '<div role="tabpanel">npm i</div><div role="tabpanel" hidden>yarn add</div>',
      'npm i yarn add',
    ],
  ])('reads %s', (_, html, text) => {
    expect(read(html).lead).toBe(text);
  });

  it.each([
    ['controls', '<button>Copy</button><label>Size</label><div role="status">Copied</div>'],
    ['ways to other pages', '<nav>Home</nav><footer>Edit this page</footer>'],
    ['what is hidden', '<p hidden>Later</p><svg aria-hidden="true"><title>Star</title></svg>'],
    [
      'cards that stand for other pages',
      '<article><div><h3><a href="/x">X</a></h3></div>X</article>',
    ],
  ])('leaves out %s', (_, html) => {
    expect(read(`${html}<p>Text</p>`).lead).toBe('Text');
  });

  it('keeps cards without a page of their own', () => {
    const card = '<article><h2><a href="https://x.example/">X</a></h2><p>A tool.</p></article>';
    expect(read(card).lead).toBe('X A tool.');
  });

  it('keeps the beginning of code, on one line', () => {
    const lines = Array.from({length: 40}, (_, number) => `const name${number} = ${number};\n`);
    const {lead} = read(`<p>See:</p><pre><code>${lines.join('')}</code></pre><p>Done.</p>`);
    expect(lead).toMatch(/^See: const name0 = 0; const name1 = 1; .+ Done\.$/);
    expect(lead).not.toContain('name39');
    expect(lead.length).toBeLessThan(260);
  });
});
