import {readFile} from 'node:fs/promises';
import path from 'node:path';
import satori, {type FontStyle, type FontWeight} from 'satori';
import sharp from 'sharp';
import {card, cardSize, type CardInputs} from './card.ts';

const weights = [400, 500, 600, 700] as const satisfies readonly FontWeight[];
// Names of people have letters that the first file lacks.
const families = {Geist: 'latin', 'Geist Extended': 'latin-ext'};

const loadFonts = (siteDir: string) =>
  Promise.all(
    Object.entries(families).flatMap(([name, script]) =>
      weights.map(async (weight) => ({
        name,
        weight,
        style: 'normal' satisfies FontStyle as FontStyle,
        data: await readFile(
          path.join(
            siteDir,
            `node_modules/@fontsource/geist/files/geist-${script}-${weight}-normal.woff`,
          ),
        ),
      })),
    ),
  );

/** Fails the build rather than draw a box instead of a letter. */
function refuse(_language: string, letters: string): never {
  throw new Error(
    `Geist has no "${letters}". Write the title and the description of the page without it.`,
  );
}

// No picture is drawn twice, so a cache of pixels only takes memory.
sharp.cache(false);

/** Satori masks and clips each box to itself: nothing overflows here, and they take half of the time to draw. */
const withoutMasks = (svg: string): string =>
  svg.replace(/<(mask|clipPath) .*?<\/\1>/gs, '').replace(/ (?:mask|clip-path)="[^"]*"/g, '');

/** Draws a card, as the bytes of a PNG. */
export type RenderCard = (inputs: Omit<CardInputs, 'logo'>) => Promise<Buffer>;

/** Fonts and logo are loaded with the first card: most builds find all cards in the cache. */
export function cardRenderer(siteDir: string): RenderCard {
  const load = () =>
    Promise.all([
      loadFonts(siteDir),
      readFile(path.join(siteDir, 'static/img/logo-dark.svg'), 'utf8'),
    ]);
  let loaded: ReturnType<typeof load> | undefined;
  return async (inputs) => {
    const [fonts, logo] = await (loaded ??= load());
    // Satori's type names React's elements; it reads any object of their shape.
    const svg = await satori(card({...inputs, logo}) as never, {
      ...cardSize,
      fonts,
      loadAdditionalAsset: async (...missing) => refuse(...missing),
    });
    // Few colours: a palette without dithering is half the size of full colour, and looks the same.
    return sharp(Buffer.from(withoutMasks(svg)))
      .png({palette: true, effort: 1, dither: 0, quality: 80})
      .toBuffer();
  };
}
