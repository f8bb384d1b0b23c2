import {expect, test} from 'vitest';
import {slugFrom} from './slug-from.ts';

test.each([
  ['Hello Météo', 'hello-meteo'],
  ['Next.js', 'next-js'],
  ['  --A & B--  ', 'a-b'],
  ['東京', ''],
])('slugFrom(%j) is %j', (text, slug) => expect(slugFrom(text)).toBe(slug));
