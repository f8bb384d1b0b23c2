import {expect, it} from 'vitest';
import {writePrompt} from './prompt';

const site = 'https://www.remotion.dev/';

it('holds the question and the full addresses of the pages', () => {
  const prompt = writePrompt({
    question: 'How do I render on Lambda?',
    pages: [{path: '/docs/lambda', title: '@remotion/lambda', description: ''}],
    site,
    version: '4.0.293',
  });
  expect(prompt).toContain('How do I render on Lambda?');
  expect(prompt).toContain('- @remotion/lambda: https://www.remotion.dev/docs/lambda');
  expect(prompt).toContain('Remotion 4.0.293');
});

it('points to the docs when no page fits', () => {
  const prompt = writePrompt({question: 'zzz', pages: [], site, version: '4.0.293'});
  expect(prompt).toContain('https://www.remotion.dev/docs/');
});
