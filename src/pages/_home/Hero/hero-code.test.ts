import {meta} from '@site/src/demos/hero/demo';
import {expect, it} from 'vitest';
import {heroCode, heroValueLines} from './hero-code.ts';

it('holds the values of the reader on the marked lines', () => {
  const code = heroCode({text: `it's on`, color: '#123456', speed: 1.5}, meta);
  const [first, last] = heroValueLines.split('-').map(Number);
  expect(code.split('\n').slice(first! - 1, last)).toEqual([
    String.raw`      text: 'it\'s on',`,
    `      color: '#123456',`,
    '      speed: 1.5,',
  ]);
});

it('registers the size and length of the demo that plays', () => {
  const code = heroCode(meta.defaultProps, meta);
  expect(code).toContain('durationInFrames={240}');
  expect(code).toContain('fps={30}');
  expect(code).toContain('width={1280}');
  expect(code).toContain('height={720}');
});
