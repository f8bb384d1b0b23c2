import type {Element} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {cutText, sectionsOf, type Sections} from './page-sections.ts';

const parser = unified().use(rehypeParse, {fragment: true});

const read = (html: string): Sections =>
  sectionsOf(parser.parse(`<article>${html}</article>`).children[0] as Element);

describe('sectionsOf', () => {
  it('cuts at headings of the second and third level, and leaves out the way to the title', () => {
    const {intro, sections} = read(`
      <p>Breadcrumbs</p><header><h1>Title</h1></header><p>What it <em>is</em>.</p>
      <h2 id="use">Use <code>it</code><a class="hash-link" href="#use">\u200b</a></h2>
      <p>Do this.</p><h4 id="deep">Deeper</h4><p>And that.</p>
      <h3 id="from">from</h3><p>A number.</p>
      <h2 id="end">End</h2>`);
    expect(intro).toBe('What it is.');
    expect(sections).toEqual([
      {level: 2, anchor: 'use', heading: 'Use it', text: 'Do this. Deeper And that.'},
      {level: 3, anchor: 'from', heading: 'from', text: 'A number.'},
      {level: 2, anchor: 'end', heading: 'End', text: ''},
    ]);
  });

  it('takes headings that nothing can intro to as text', () => {
    const {intro, sections} = read('<h2>Plain</h2><p>A.</p><h2 id="_R_1b_">Made up</h2><p>B.</p>');
    expect([intro, sections]).toEqual(['Plain A. Made up B.', []]);
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
      '<div role="tabpanel">First</div><div role="tabpanel" hidden>Second</div>',
      'First Second',
    ],
    [
      'a command once',
      '<ul role="tablist"><li>npm</li><li>yarn</li></ul><div role="tabpanel">npm i a</div><div role="tabpanel" hidden>yarn add a</div>',
      'npm i a',
    ],
  ])('reads %s', (_, html, text) => {
    expect(read(html).intro).toBe(text);
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
    expect(read(`${html}<p>Text</p>`).intro).toBe('Text');
  });

  it('keeps cards without a page of their own', () => {
    const card = '<article><h2><a href="https://x.example/">X</a></h2><p>A tool.</p></article>';
    expect(read(card).intro).toBe('X A tool.');
  });

  it('keeps the beginning of code, on one line', () => {
    const lines = Array.from({length: 40}, (_, number) => `const name${number} = ${number};\n`);
    const {intro} = read(`<p>See:</p><pre><code>${lines.join('')}</code></pre><p>Done.</p>`);
    expect(intro).toMatch(/^See: const name0 = 0; const name1 = 1; .+ Done\.$/);
    expect(intro).not.toContain('name39');
    expect(intro.length).toBeLessThan(260);
  });
});

it.each([
  ['short', 10, 'short'],
  ['a word too many', 9, 'a word'],
  ['ends with a word', 6, 'ends'],
  ['ends here', 4, 'ends'],
  ['abcdefghij', 4, 'abcd'],
])('%s, to %i characters', (text, limit, cut) => {
  expect(cutText(text, limit)).toBe(cut);
});
