import {expect, test} from 'vitest';
import {describeFigure} from './figure.ts';

test('a figure has its middle, its spread and its limit', () => {
  expect(describeFigure({name: 'Saved page visible', seconds: [3, 1, 2], limit: 3})).toBe(
    'Saved page visible                2.00 s (1.00 to 3.00, 3 runs), limit 3 s: kept',
  );
  expect(describeFigure({name: 'A', seconds: [3, 1, 2], limit: 2})).toContain('2 s: too slow');
  expect(describeFigure({name: 'A', seconds: [1]})).toMatch(
    /^A +1\.00 s \(1\.00 to 1\.00, 1 runs\)$/,
  );
});
