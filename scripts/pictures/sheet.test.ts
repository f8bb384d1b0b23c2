import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {differenceOf, sheet} from './sheet.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));

/** A white picture of 10 x 10 pixels with a black row for each of `rows`. */
async function draw(name: string, rows: number): Promise<string> {
  const file = path.join(folder, name);
  const data = Buffer.alloc(300, 255).fill(0, 0, rows * 30);
  await sharp(data, {raw: {width: 10, height: 10, channels: 3}})
    .png()
    .toFile(file);
  return file;
}

test('the difference of two pictures is the share of what is other', async () => {
  const [white, half] = [await draw('white.png', 0), await draw('half.png', 5)];
  expect(await differenceOf(white, white)).toBe(0);
  expect(await differenceOf(white, half)).toBe(0.5);
  expect(await differenceOf(path.join(folder, 'none.png'), white)).toBe(1);
});

test('the sheet shows before and after, the most changed first', () => {
  const shot = (scene: string, changed: number) =>
    ({scene, width: 1280, mode: 'light', file: `${scene}.png`, changed}) as const;
  const html = sheet([shot('little', 0.01), shot('much', 0.2)], '../before');
  expect(html.indexOf('much, 1280, light, 20.0 % changed')).toBeLessThan(html.indexOf('little'));
  expect(html).toContain('src="../before/much.png"');
  expect(sheet([shot('one', 0)])).not.toContain('changed');
});
