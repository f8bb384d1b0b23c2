import {expect, test} from 'vitest';
import {embedUrl} from './embed-url.ts';

const embed = 'https://www.youtube-nocookie.com/embed';

test.each([
  ['https://www.youtube.com/watch?v=hNKola6xpqQ', `${embed}/hNKola6xpqQ?autoplay=1`],
  ['https://youtube.com/playlist?list=PLLI-_1', `${embed}/videoseries?list=PLLI-_1&autoplay=1`],
  ['https://www.youtube.com/@Delba', undefined],
  ['https://www.youtube.com/watch?v=a%22b', undefined],
  ['https://youtube.com.example.com/watch?v=abc', undefined],
  ['https://twitter.com/MuxHQ/status/1483514610380644357', undefined],
])('%s', (url, expected) => {
  expect(embedUrl(url)).toBe(expected);
});
