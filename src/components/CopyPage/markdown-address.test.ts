import {expect, test} from 'vitest';
import {assistantLinks, markdownAddress} from './markdown-address.ts';

test.each([
  ['/docs/sequence', '/', '/docs/sequence.md'],
  ['/docs/player/', '/', '/docs/player.md'],
  ['/docs/', '/', '/docs.md'],
  ['/', '/', '/index.md'],
  ['/site/', '/site/', '/site/index.md'],
  ['/site/docs/', '/site/', '/site/docs.md'],
])('the Markdown of %s below %s is %s', (address, baseUrl, markdown) => {
  expect(markdownAddress(address, baseUrl)).toBe(markdown);
});

test('assistants get the whole address of the Markdown, escaped', () => {
  expect(assistantLinks('https://example.com/a.md')).toEqual([
    {
      name: 'ChatGPT',
      href: 'https://chatgpt.com/?q=Read%20https%3A%2F%2Fexample.com%2Fa.md%20and%20answer%20questions%20about%20it.',
    },
    {
      name: 'Claude',
      href: 'https://claude.ai/new?q=Read%20https%3A%2F%2Fexample.com%2Fa.md%20and%20answer%20questions%20about%20it.',
    },
  ]);
});
