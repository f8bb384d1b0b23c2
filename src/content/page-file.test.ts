import {expect, test} from 'vitest';
import {generatedFile, pageFile, pathOfFile} from './page-file.ts';

test('the file of a path', () => {
  const files = {
    '/docs/player/': 'docs/player/index.html',
    '/ai': 'ai.html',
    '/': 'index.html',
    '/404.html': '404.html',
  };
  for (const [path, file] of Object.entries(files)) {
    expect(pageFile(path)).toBe(file);
    expect(pathOfFile(file)).toBe(path);
  }
  expect(generatedFile('/ai')).toBe('ai/index.html');
});
