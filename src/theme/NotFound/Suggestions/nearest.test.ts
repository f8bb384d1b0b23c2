import {describe, expect, it} from 'vitest';
import {nearestPaths} from './nearest';

const known = [
  '/',
  '/about/',
  '/docs/',
  '/docs/api',
  '/docs/lambda',
  '/docs/lambda/limits',
  '/docs/player/',
  '/lambda/',
  '/player/',
  '/templates/',
  '/templates/music-visualization',
];

const nearest = (path: string) => nearestPaths(path, known, 3);

describe('nearestPaths', () => {
  it('finds a mistyped segment', () => {
    expect(nearest('/templates/music-visualisation')[0]).toBe('/templates/music-visualization');
    expect(nearest('/docs/lamda')[0]).toBe('/docs/lambda');
    expect(nearest('/abuot')[0]).toBe('/about/');
  });

  it('finds a page below another folder, or without its folder', () => {
    expect(nearest('/docs/guides/lambda/limits')[0]).toBe('/docs/lambda/limits');
    expect(nearest('/limits')).toContain('/docs/lambda/limits');
    expect(nearest('/music-visualization')[0]).toBe('/templates/music-visualization');
  });

  it('sees through old endings and capitals', () => {
    expect(nearest('/docs/Player/index.html')[0]).toBe('/docs/player/');
    expect(nearest('/docs/api.html')[0]).toBe('/docs/api');
  });

  it('gives nothing for an address like none', () => {
    expect(nearest('/wp-login.php')).toEqual([]);
    expect(nearest('/')).toEqual([]);
  });

  it('gives no more than asked for', () => {
    expect(nearestPaths('/lambda', known, 1)).toEqual(['/lambda/']);
  });
});
