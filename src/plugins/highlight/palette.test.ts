import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';

const [light = '', dark = ''] = readFileSync('src/css/tokens.css', 'utf8').split(
  `[data-theme='dark']`,
);

/** Colours of code by the name of their token. */
const codeColors = (css: string) =>
  [...css.matchAll(/--(code-\w+): (#[\da-f]{6})/g)].map(([, name, color]) => [name!, color!]);

const colorOf = (css: string, name: string) =>
  new RegExp(`--${name}: (#[\\da-f]{6})`).exec(css)![1]!;

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((start) => parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

describe.each([
  {mode: 'light', css: light},
  {mode: 'dark', css: dark},
])('colours of code, $mode', ({css}) => {
  // A marked line and a result have the second ground.
  test.each(['paper-code', 'accent-wash'])('can be read on %s', (ground) => {
    const colors = codeColors(css);
    expect(colors).toHaveLength(5);
    for (const [name, color] of colors) {
      expect(contrast(color!, colorOf(css, ground)), name).toBeGreaterThanOrEqual(4.5);
    }
  });
});
