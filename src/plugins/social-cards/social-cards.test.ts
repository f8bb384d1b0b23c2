import {mkdirSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {inflateSync} from 'node:zlib';
import {describe, expect, test} from 'vitest';
import {titleSize, type CardInputs} from './card.ts';
import {cachedRenderer} from './card-cache.ts';
import {cardFile} from './card-file.ts';
import {indexedPng} from './indexed-png.ts';
import {pageKind} from './page-kind.ts';
import {cardRenderer} from './render-card.ts';
import {socialTags} from './social-tags.ts';

test.each([
  ['/', 'social/index.png'],
  ['/blog', 'social/blog.png'],
  ['/docs/player/', 'social/docs/player.png'],
  ['/404.html', 'social/404.png'],
])('the card of %s is %s', (address, file) => expect(cardFile(address)).toBe(file));

test.each([
  ['/', 'website', ''],
  ['/about/', 'website', 'Make videos programmatically'],
  ['/docs/', 'article', 'Documentation'],
  ['/docs/player/api', 'article', 'Documentation'],
  ['/blog', 'website', 'Blog'],
  ['/blog/page/2', 'website', 'Blog'],
  ['/blog/archive', 'website', 'Blog'],
  ['/blog/4-0', 'article', 'Blog'],
  ['/success-stories/yarx', 'article', 'Success story'],
  ['/experts/', 'website', 'Experts'],
  ['/experts/ada', 'profile', 'Expert'],
  ['/templates/', 'website', 'Templates'],
  ['/templates/next', 'website', 'Template'],
])('%s is of the type %s, with the label "%s"', (address, type, label) => {
  expect(pageKind(address)).toMatchObject({type, label});
});

test('a long name without spaces gets as small as it must to stay on the card', () => {
  expect(titleSize('Player')).toBe(92);
  expect(titleSize('How to render videos on a server')).toBe(74);
  expect(titleSize('How to render a thousand videos a day on AWS Lambda')).toBe(58);
  expect(titleSize('estimatePriceOfEverySingleFunction()')).toBe(51);
});

describe('tags', () => {
  const tags = {
    title: 'A "B" & <C>',
    siteName: 'Example',
    type: 'article',
    image: 'https://example.com/a.png',
  } as const;

  test('are escaped', () => {
    expect(socialTags(tags, '')).toContain(
      '<meta property="og:image:alt" content="Card with the title “A &quot;B&quot; &amp; &lt;C>” and the logo of Example">',
    );
  });

  test('leave a type alone that is there', () => {
    expect(socialTags(tags, '')).toContain('<meta property="og:type" content="article">');
    expect(socialTags(tags, '<meta property=og:type content=article>')).not.toContain('og:type');
  });
});

describe('a PNG with a palette', () => {
  const red = [255, 0, 0, 255];
  const blue = [0, 0, 255, 255];

  test('holds the pixels it was made from', () => {
    const pixels = Uint8Array.from([red, blue, blue, red, red, red].flat());
    const png = indexedPng({pixels, width: 3, height: 2})!;
    expect(png.subarray(12, 16).toString()).toBe('IHDR');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([3, 2]);
    const palette = png.indexOf('PLTE') + 4;
    expect([...png.subarray(palette, palette + 6)]).toEqual([255, 0, 0, 0, 0, 255]);
    const data = png.indexOf('IDAT');
    const rows = inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)));
    expect([...rows]).toEqual([0, 0, 1, 1, 0, 0, 0, 0]);
    // The last twelve bytes of every PNG: an empty chunk and its check sum.
    expect(png.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082');
  });

  test('is not made of more colours than it holds', () => {
    const pixels = new Uint8Array(257 * 4).map((_, index) =>
      index % 4 === 0 ? index / 4 : (index >> 10) + 1,
    );
    expect(indexedPng({pixels: pixels.subarray(0, 256 * 4), width: 256, height: 1})).toBeDefined();
    expect(indexedPng({pixels, width: 257, height: 1})).toBeUndefined();
  });
});

describe('drawing', () => {
  const inputs: CardInputs = {
    title: 'Łódź in 30 frames',
    description: 'A description.',
    label: 'Blog',
    name: 'Remotion',
    address: 'example.com/blog/lodz',
    played: 0.5,
  };

  test('gives the same bytes for the same words, at the size of a card', async () => {
    const draw = cardRenderer('.');
    const card = await draw(inputs);
    expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630]);
    expect((await draw(inputs)).equals(card)).toBe(true);
    expect((await draw({...inputs, title: 'Another'})).equals(card)).toBe(false);
  });

  test('refuses a letter that the font lacks', async () => {
    await expect(cardRenderer('.')({...inputs, title: '動画'})).rejects.toThrow(
      'Geist has no "動画". Write the title and the description of the page without it.',
    );
  });

  test('is done once for the same words, and forgets the cards of another template', async () => {
    const cache = mkdtempSync(path.join(tmpdir(), 'cards-'));
    mkdirSync(path.join(cache, 'another-template'));
    const drawn: string[] = [];
    const draw = async ({title}: CardInputs) => {
      drawn.push(title);
      return Buffer.from(title);
    };
    try {
      const first = await cachedRenderer('.', cache, draw);
      const card = await first(inputs);
      // As the next build does.
      const second = await cachedRenderer('.', cache, draw);
      expect((await second(inputs)).equals(card)).toBe(true);
      await second({...inputs, title: 'Another'});
      expect(drawn).toEqual([inputs.title, 'Another']);
      expect(readdirSync(cache)).toHaveLength(1);
    } finally {
      rmSync(cache, {recursive: true});
    }
  });
});
