import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {highlight} from './highlight.ts';

const text = (html: string) =>
  html
    .replaceAll(/<\/?span[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe('highlight', () => {
  it('marks what the reader looks for', () => {
    const html = highlight(`<Player loop={true} rate={1.5} name="x" />`, 'tsx');
    expect(html).toContain('<span class="punctuation">&lt;</span>');
    expect(html).toContain('<span class="class-name">Player</span>');
    expect(html).toContain('<span class="attr-name">loop</span>');
    expect(html).toContain('<span class="boolean">true</span>');
    expect(html).toContain('<span class="number">1.5</span>');
    expect(html).toContain('<span class="string">"x"</span>');
  });

  it('marks elements, and attributes without a value', () => {
    const html = highlight('<video\n  loop\n/>', 'tsx');
    expect(html).toContain('<span class="tag">video</span>');
    expect(html).toContain('<span class="attr-name">  loop</span>');
  });

  it('leaves keywords inside strings and words alone', () => {
    expect(highlight(`'import' + format`, 'tsx')).not.toContain('keyword');
  });

  it('marks commands and their flags', () => {
    expect(highlight(`npx remotion render Title --props='{"a": 1}'`, 'bash')).toBe(
      `<span class="keyword">npx</span> remotion render Title <span class="attr-name">--props</span>=<span class="string">'{"a": 1}'</span>`,
    );
  });

  it.each([`'<img src=x onerror=alert(1)>'`, '<script>', 'a < b && c > d', '&lt;', '`a\n<b>`'])(
    'gives %j as text and keeps its lines',
    (code) => {
      const html = highlight(code, 'tsx');
      expect(html).not.toMatch(/<(?!\/?span)/);
      expect(text(html)).toBe(code);
      expect(html.split('\n')).toHaveLength(code.split('\n').length);
    },
  );

  it('changes nothing but colours in a whole file', () => {
    const code = readFileSync('src/demos/hero/index.tsx', 'utf8');
    expect(text(highlight(code, 'tsx'))).toBe(code);
  });
});
