import {readFileSync} from 'node:fs';
import {expect, test} from '../support/test.ts';

/** Where short and former addresses lead, written out a second time on purpose. */
const expected = readFileSync('tests/spec/redirects.txt', 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [string, string, string]);

test('§2 Addresses that moved, and short addresses, lead where they should.', async ({request}) => {
  expect(expected).toHaveLength(71);
  for (const [from, status, to] of expected) {
    const answer = await request.get(from, {maxRedirects: 0});
    expect(answer.status(), from).toBe(Number(status));
    expect(answer.headers().location, from).toBe(to);
  }
});
