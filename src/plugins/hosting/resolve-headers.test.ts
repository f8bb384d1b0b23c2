import {expect, test} from 'vitest';
import {resolveHeaders} from './resolve-headers.ts';

const byPrefix = {'/': {A: 'root'}, '/assets/': {B: 'built'}};
const byEnding = {'.md': {C: 'markdown'}, '/llms.txt': {C: 'text'}};
const resolve = (path: string) => resolveHeaders(path, byPrefix, byEnding);

test.each([
  ['/docs/', {A: 'root'}],
  ['/assets/main.js', {B: 'built'}],
  ['/docs/player.md', {A: 'root', C: 'markdown'}],
  ['/llms.txt', {A: 'root', C: 'text'}],
  ['/docs/markdown', {A: 'root'}],
])('%s has the headers of its longest prefix and of its ending', (path, headers) => {
  expect(resolve(path)).toEqual(headers);
});

test('a path that nothing fits has no headers', () => {
  expect(resolveHeaders('/docs/', {'/assets/': {B: 'built'}}, byEnding)).toEqual({});
});
