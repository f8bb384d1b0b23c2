import {describe, expect, test} from 'vitest';
import {titleSize} from './card.ts';
import {cardFile, socialTags} from './index.ts';
import {pageKind} from './page-kind.ts';
import {cardRenderer} from './render-card.ts';

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
    expect(socialTags(tags)).toContain(
      '<meta property="og:image:alt" content="Card with the title “A &quot;B&quot; &amp; &lt;C>” and the logo of Example">',
    );
  });

  test('have a type where it is asked for', () => {
    expect(socialTags(tags)).toContain('<meta property="og:type" content="article">');
    expect(socialTags({...tags, type: undefined})).not.toContain('og:type');
  });
});

describe('drawing', () => {
  const inputs = {
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
    expect(card.includes('PLTE')).toBe(true);
    expect((await draw(inputs)).equals(card)).toBe(true);
    expect((await draw({...inputs, title: 'Another'})).equals(card)).toBe(false);
  });

  test('refuses a letter that the font lacks', async () => {
    await expect(cardRenderer('.')({...inputs, title: '動画'})).rejects.toThrow(
      'Geist has no "動画". Write the title and the description of the page without it.',
    );
  });
});
