import {readFile} from 'node:fs/promises';
import {expect, test} from 'vitest';
import subset, {coreRange} from './subset-loader.mjs';

const geist = 'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';

test('the style sheet asks each core font for the characters that it holds', async () => {
  const css = await readFile('src/css/fonts.css', 'utf8');
  const faces = css.split('@font-face').filter((face) => face.includes('?core'));
  expect(faces).toHaveLength(2);
  for (const face of faces) {
    expect(face.replaceAll(/\s+/g, ' ')).toContain(`unicode-range: ${coreRange};`);
  }
});

test('a core font is a WOFF2 of about half the size', async () => {
  const whole = await readFile(geist);
  const core = await subset(whole);
  expect(Buffer.from(core).toString('latin1', 0, 4)).toBe('wOF2');
  expect(core.length / whole.length).toBeGreaterThan(0.3);
  expect(core.length / whole.length).toBeLessThan(0.55);
});
