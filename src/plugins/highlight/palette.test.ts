import {readFileSync} from 'node:fs';
import {themes, type PrismTheme} from 'prism-react-renderer';
import {describe, expect, test} from 'vitest';

const [light = '', dark = ''] = readFileSync('src/css/tokens.css', 'utf8').split(
  `[data-theme='dark']`,
);

/** Colours of code by the name of their token. */
const codeColors = (css: string) =>
  [...css.matchAll(/--(code-\w+): (#[\da-f]{6})/g)].map(([, name, color]) => [name!, color!]);

const ground = (css: string) => /--paper-code: (#[\da-f]{6})/.exec(css)![1]!;

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

/** As six digits: themes write some colours as `rgb(0, 128, 0)`. */
function toHex(color: string): string {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1) ?? [];
  return parts.length > 0
    ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
    : color;
}

const colorsOf = ({styles}: PrismTheme) => styles.map(({style}) => toHex(style.color ?? ''));

describe.each([
  {mode: 'light', css: light, theme: themes.vsLight},
  {mode: 'dark', css: dark, theme: themes.vsDark},
])('colours of code, $mode', ({css, theme}) => {
  test('are those of a theme of prism-react-renderer', () => {
    const colors = codeColors(css);
    expect(colors).toHaveLength(5);
    for (const [name, color] of colors) {
      expect(colorsOf(theme), name).toContain(color);
    }
  });

  test('can be read on the ground of code', () => {
    for (const [name, color] of codeColors(css)) {
      expect(contrast(color!, ground(css)), name).toBeGreaterThanOrEqual(4.5);
    }
  });
});
