import {expect, test} from 'vitest';
import {fitSignature} from './fit-signature.ts';

const members = (count: number) =>
  Array.from({length: count}, (_, index) => `  member${index}: string;`);

test('of a long union the first values are shown', () => {
  const parts = ["'h264'", "'h265'", "'vp8'", "'vp9'", "'prores'", "'h264-mkv'", "'gif'"];
  const signature = `function f(options: {\n  codec:\n${parts.map((part) => `    | ${part}`).join('\n')};\n}): void;`;
  const [, line = '', ...end] = fitSignature(signature).split('\n');
  expect(line).toBe("  codec: 'h264' | 'h265' | 'vp8' | 'vp9' | 'prores' | ...; // one of 7");
  expect(end).toEqual(['}): void;']);
});

test('of a long object the first members are shown, and how many more there are', () => {
  const lines = fitSignature(['type T = {', ...members(30), '};'].join('\n')).split('\n');
  expect(lines).toHaveLength(16);
  expect(lines.slice(-3)).toEqual(['  member12: string;', '  // and 17 more', '};']);
});

test('what fits stays as it is', () => {
  const signature = ['type T = {', ...members(14), '};'].join('\n');
  expect(fitSignature(signature)).toBe(signature);
});
