import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {setImmediate as nextTurn} from 'node:timers/promises';
import {Resvg} from '@resvg/resvg-js';
import satori, {type FontStyle, type FontWeight} from 'satori';
import {card, cardSize, type CardInputs} from './card.ts';
import {indexedPng} from './indexed-png.ts';

const weights = [400, 500, 600, 700] as const satisfies readonly FontWeight[];
// Names of people have letters that the first file lacks.
const families = {Geist: 'latin', 'Geist Extended': 'latin-ext'};

type Fonts = Awaited<ReturnType<typeof loadFonts>>;

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

/** Better no build than a box in place of a letter. */
function refuse(_language: string, letters: string): never {
  throw new Error(
    `Geist has no "${letters}". Write the title and the description of the page without it.`,
  );
}

/** Draws a card, as the bytes of a PNG. */
export type RenderCard = (inputs: CardInputs) => Promise<Buffer>;

async function draw(inputs: CardInputs, fonts: Fonts): Promise<Buffer> {
  // Satori's type names React's elements; it reads any object of their shape.
  const svg = await satori(card(inputs) as never, {
    ...cardSize,
    fonts,
    loadAdditionalAsset: async (...missing) => refuse(...missing),
  });
  const image = new Resvg(svg, {font: {loadSystemFonts: false}}).render();
  const png = indexedPng(image) ?? image.asPng();
  // Images are let go only between turns of the event loop; without one, all stay: gigabytes.
  await nextTurn();
  return png;
}

/**
 * Draws cards one after another, since each takes megabytes while it is drawn. The fonts are loaded
 * with the first card: most builds find all cards drawn before.
 */
export function cardRenderer(siteDir: string): RenderCard {
  let fonts: Promise<Fonts> | undefined;
  let before: Promise<unknown> = Promise.resolve();
  return (inputs) => {
    const drawn = before.then(async () => draw(inputs, await (fonts ??= loadFonts(siteDir))));
    // A card that fails does not keep the next one from being drawn.
    before = drawn.catch(() => undefined);
    return drawn;
  };
}
