import {describe, expect, it} from 'vitest';
import {markMatches, rankPages} from './rank';

const page = (path: string, title: string, description = '') => ({path, title, description});

const pages = [
  page('/', 'Make videos programmatically', 'A toolkit for making videos with React.'),
  page('/docs/', 'Getting started', 'Create a project and render the first video.'),
  page('/docs/interpolate', 'interpolate()', 'Maps a range of frames to a range of values.'),
  page('/docs/interpolate-colors', 'interpolateColors()', 'Blends colours over frames.'),
  page('/docs/use-current-frame', 'useCurrentFrame()', 'The number of the frame being drawn.'),
  page('/docs/media-parser/', '@remotion/media-parser', 'Reads metadata of media files.'),
  page('/docs/lambda', '@remotion/lambda', 'Renders video on AWS Lambda.'),
  page('/docs/lambda/limits', 'Limits of Lambda', 'Memory, disk and time of a function.'),
  page('/docs/license', 'License and pricing', 'Who needs a company license.'),
];

const paths = (query: string) => rankPages(pages, query).map(({page: {path}}) => path);

describe('rankPages', () => {
  it('puts the page with the exact name first', () => {
    expect(paths('interpolate')[0]).toBe('/docs/interpolate');
    expect(paths('interpolateColors()')[0]).toBe('/docs/interpolate-colors');
    expect(paths('@remotion/lambda')[0]).toBe('/docs/lambda');
  });

  it('finds the beginning of a word', () => {
    expect(paths('interp').slice(0, 2)).toEqual(['/docs/interpolate', '/docs/interpolate-colors']);
  });

  it('finds parts of camelCase and kebab-case names', () => {
    expect(paths('current frame')[0]).toBe('/docs/use-current-frame');
    expect(paths('colors')[0]).toBe('/docs/interpolate-colors');
    expect(paths('mediaparser')[0]).toBe('/docs/media-parser/');
    expect(paths('media-parser')[0]).toBe('/docs/media-parser/');
  });

  it('forgives small typing mistakes', () => {
    expect(paths('interploate')[0]).toBe('/docs/interpolate');
    expect(paths('licence')).toEqual(['/docs/license']);
    expect(paths('lamda')).toContain('/docs/lambda');
  });

  it('wants every word of a short query', () => {
    expect(paths('lambda memory')).toEqual(['/docs/lambda/limits']);
    expect(paths('lambda zebra')).toEqual([]);
  });

  it('answers a question by the words it is about', () => {
    expect(paths('How much memory and disk does a Lambda function have?')[0]).toBe(
      '/docs/lambda/limits',
    );
  });

  it('finds nothing for nothing, for signs, and for words no page has', () => {
    expect(paths('')).toEqual([]);
    expect(paths('  /?<>  ')).toEqual([]);
    expect(paths('qqqqzzzz')).toEqual([]);
  });

  it('gives the same order for the same input', () => {
    expect(paths('video')).toEqual(paths('video'));
    expect(paths('video').length).toBeGreaterThan(1);
  });
});

describe('markMatches', () => {
  it('marks the names that match and leaves the rest as it is', () => {
    expect(markMatches('Limits of <Lambda>', 'lambda')).toBe('Limits of <<mark>Lambda</mark>>');
    expect(markMatches('useCurrentFrame()', 'frame')).toBe('<mark>useCurrentFrame</mark>()');
    expect(markMatches('Getting started', 'lambda')).toBe('Getting started');
  });
});
