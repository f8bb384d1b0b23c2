import {existsSync} from 'node:fs';
import sharp from 'sharp';
import type {Shot} from './scenes.ts';

/** Differences of a colour that no eye sees, out of 255. */
const INVISIBLE = 8;

/** How much of a picture is other than before: from 0 to 1; 1 for one that was not there. */
export async function differenceOf(before: string, after: string): Promise<number> {
  if (!existsSync(before) || !existsSync(after)) {
    return 1;
  }
  const [a, b] = await Promise.all(
    [before, after].map((file) =>
      sharp(file).removeAlpha().raw().toBuffer({resolveWithObject: true}),
    ),
  );
  if (a!.info.width !== b!.info.width || a!.info.height !== b!.info.height) {
    return 1;
  }
  const other = a!.data.filter((value, index) => Math.abs(value - b!.data[index]!) > INVISIBLE);
  return other.length / a!.data.length;
}

/**
 * One page with all pictures, next to those of an earlier run if there is one, the most changed first.
 * @param before folder of the earlier run, as the page names it
 */
export function sheet(pictures: readonly (Shot & {changed: number})[], before?: string): string {
  const shown = before ? pictures.toSorted((a, b) => b.changed - a.changed) : pictures;
  const picture = (folder: string, {file, scene}: Shot) =>
    `<a href="${folder}${file}"><img src="${folder}${file}" alt="${scene}" loading="lazy"></a>`;
  const figures = shown.map((shot) => {
    const {scene, width, mode, changed} = shot;
    const share = before ? `, ${(changed * 100).toFixed(1)} % changed` : '';
    const images = `${before ? picture(`${before}/`, shot) : ''}${picture('', shot)}`;
    return `<figure style="--width: ${width}"><figcaption>${scene}, ${width}, ${mode}${share}</figcaption>${images}</figure>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title>
<style>
body { background: #888; display: flex; flex-wrap: wrap; font: 14px system-ui; gap: 24px; margin: 24px; }
figure { margin: 0; }
figcaption { padding-bottom: 4px; }
img { display: inline-block; width: calc(var(--width) * ${before ? 0.55 : 0.45} * 1px); }
</style>
${figures.join('\n')}
</html>
`;
}
