import {describe, expect, test} from 'vitest';
import {draw, initials} from '.';

describe('a portrait', () => {
  test('is the same each time', () => expect(draw('karel-nagel')).toEqual(draw('karel-nagel')));

  test('differs from person to person', () =>
    expect(draw('karel-nagel')).not.toEqual(draw('ayush-soni')));

  test.each(['karel-nagel', 'ayush-soni', 'a', 'jonny-burger'])('of %s stays inside', (slug) => {
    const {clips, playhead} = draw(slug);
    expect(clips.length).toBeGreaterThanOrEqual(3);
    for (const {x, width} of clips) {
      expect(x).toBeGreaterThanOrEqual(8);
      expect(width).toBeGreaterThanOrEqual(6);
      expect(x + width).toBeLessThanOrEqual(88);
    }
    expect(playhead).toBeGreaterThanOrEqual(8);
    expect(playhead).toBeLessThanOrEqual(88);
  });
});

test.each([
  ['Karel Nagel', 'KN'],
  ['Mickaël Alves', 'MA'],
  ['Ana de la Cruz', 'AC'],
  ['Cher', 'C'],
])('the initials of %s are %s', (name, letters) => expect(initials(name)).toBe(letters));
