import {expect, test} from 'vitest';
import {llmsFull, llmsIndex} from './llms-files.ts';

const pageOf = (title: string, description: string) => ({
  title,
  description,
  markdown: `# ${title}\n`,
});
const pages = new Map([
  ['/docs/a', pageOf('A [beta]', 'First.')],
  ['/docs/b', pageOf('B', '')],
]);

test('the index has a name, a summary, and a line a page in each section that has pages', () => {
  const sections = [
    {title: 'Guides', permalinks: ['/docs/b', '/docs/a']},
    {title: 'Hidden', permalinks: ['/docs/draft']},
  ];
  const urlOf = (permalink: string) => `https://example.com${permalink}.md`;
  expect(llmsIndex({name: 'Site', summary: 'What it is.'}, sections, pages, urlOf)).toBe(
    [
      '# Site\n',
      '> What it is.\n',
      '## Guides\n',
      '- [B](https://example.com/docs/b.md)',
      '- [A \\[beta\\]](https://example.com/docs/a.md): First.\n',
    ].join('\n'),
  );
});

test('the full file has the pages in order, with a rule of 80 dashes between', () => {
  expect(llmsFull(['/docs/b', '/docs/draft', '/docs/a'], pages)).toBe(
    `# B\n\n${'-'.repeat(80)}\n\n# A [beta]\n`,
  );
});
