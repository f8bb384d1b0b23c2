import {expect, test} from 'vitest';
import {readPage} from '../built-page.ts';
import {pageMarkdown} from './page-markdown.ts';

const page = 'https://example.com/docs/player/';

/** The Markdown of an article with this content, without the title before and the source after it. */
function markdownOf(html: string): string {
  const place = {path: '/docs/player/', permalink: '/docs/player/', url: page};
  const whole = readPage(place, `<title>T</title><main><h1>T</h1>${html}</main>`);
  return pageMarkdown(whole)
    .replace(/^# T\n/, '')
    .replace(/\nSource: .+\n$/, '')
    .trim();
}

const cases: Record<string, [html: string, markdown: string]> = {
  'highlighted code is a fence with language and title': [
    `<div class="language-tsx theme-code-block"><div class="codeBlockTitle_x">src/A.tsx</div>
     <div class="codeBlockContent_x"><pre class="language-tsx"><code><span class="line"><span class="keyword">const</span> a = <span class="tag">&lt;A /&gt;</span>;\n</span><span class="line">\n</span><span class="line">a;\n</span></code></pre><div><button>Copy</button></div></div></div>`,
    '```tsx title="src/A.tsx"\nconst a = <A />;\n\na;\n```',
  ],
  'a fence without a language has none, and a mark next to code comes before it': [
    `<div class="language-undefined theme-code-block"><p>Written for version 2.0</p><pre class="language-undefined"><code>a\n</code></pre></div>`,
    '_Written for version 2.0_\n\n```\na\n```',
  ],
  'tabs with one command each are a list, the hidden ones too': [
    `<div><ul role="tablist"><li role="tab">npm</li><li role="tab">bun</li></ul><div>
     <div role="tabpanel"><div><code><span>npm</span> <span>i</span> <span>a</span></code><span><button>Copy</button><span role="status"></span></span></div></div>
     <div role="tabpanel" hidden><div><code>bun add a</code></div></div></div></div>`,
    '- **npm**: `npm i a`\n- **bun**: `bun add a`',
  ],
  'tabs with more than a line are labelled parts': [
    `<div><ul role="tablist"><li role="tab">React</li></ul><div role="tabpanel"><p>One.</p><p>Two.</p></div></div>`,
    '**React**\n\nOne.\n\nTwo.',
  ],
  'an admonition is a quote with its kind': [
    `<div class="theme-admonition theme-admonition-tip"><div class="admonitionHeading_"><svg></svg>tip</div><p>Do it.</p></div>`,
    '> **Tip**\n>\n> Do it.',
  ],
  'an admonition with a title has both': [
    `<div class="theme-admonition theme-admonition-warning"><div class="admonitionHeading_">Alpha</div><p>May change.</p></div>`,
    '> **Warning: Alpha**\n>\n> May change.',
  ],
  'a demo is its description and a link to the page': [
    `<div role="group" aria-label="Video"><div role="img" aria-label="A word springs up."><img src="/a.webp" alt=""></div><form><label>Size</label><input></form></div>`,
    `Video: A word springs up. [Play it on the page](${page})`,
  ],
  'a drawing is its description': [
    '<svg role="img" aria-label="Six functions at once."><path/></svg>',
    'Picture: Six functions at once.',
  ],
  'a picture inside the page is its description': [
    '<p><img src="data:image/webp;base64,AAAA" alt="The Studio."></p>',
    'Picture: The Studio.',
  ],
  'details are written out under their summary': [
    '<details><summary>More</summary><p>Text.</p></details>',
    '**More**\n\nText.',
  ],
  'terms are a list': [
    '<dl><div><dt>Kind</dt><dd>Starter</dd></div><div><dt>By</dt><dd><a href="https://a.example/">A</a></dd></div></dl>',
    '- **Kind**: Starter\n- **By**: [A](https://a.example/)',
  ],
  'a command in a box is a fence': [
    '<div><code>npx remotion versions</code><span><button>Copy</button></span></div>',
    '```bash\nnpx remotion versions\n```',
  ],
  'a table is a table': [
    '<div><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td><code>a|b</code></td><td>2</td></tr></tbody></table></div>',
    '| A | B |\n| - | - |\n| `a\\|b` | 2 |',
  ],
  'cards in a list are sections': [
    '<ul><li><article><h2><a href="/x">One</a></h2><p>First.</p></article></li><li><h2>Two</h2></li></ul>',
    '## [One](https://example.com/x)\n\nFirst.\n\n## Two',
  ],
  'words in a labelled list are a line': [
    '<ul aria-label="Tags"><li>tool</li><li>music</li></ul>',
    'Tags: tool, music',
  ],
  'parts side by side get a mark between': [
    '<div><time>May 1</time><span>4<!-- --> min read</span></div>',
    'May 1 · 4 min read',
  ],
  'links and pictures have whole addresses, decorations are left out': [
    '<p><a href="#size">Size</a> <a href="../api">API</a> <img src="/a.webp" alt="A frame"><img src="/b.webp" alt=""></p>',
    `[Size](${page}#size) [API](https://example.com/docs/api) ![A frame](https://example.com/a.webp)`,
  ],
  'a heading has no anchor in its text': [
    '<h2 id="size">Size<a class="hash-link" href="#size">\u200b</a></h2>',
    '## Size',
  ],
  'a word that may break stays one word': ['<h2>Long<wbr/>Name</h2>', '## LongName'],
  'what only helps to use the page is left out': [
    '<nav><a href="/">Home</a></nav><details data-page-menu><summary>Copy page</summary></details><p>Text.</p><footer>Edit this page</footer><noscript>No script</noscript>',
    'Text.',
  ],
};

test.each(Object.entries(cases))('%s', (_name, [html, markdown]) => {
  expect(markdownOf(html)).toBe(markdown);
});
