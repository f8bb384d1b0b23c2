import {quote} from '@site/src/components/CodeSample/quote';
import type {DemoMeta} from '@site/src/demos/demo-types';
import type {HeroProps} from '@site/src/demos/hero/props';

/** The file that registers the composition of the hero, with the values that the reader set. */
export function heroCode(
  {text, color, speed}: HeroProps,
  {durationInFrames, fps, width, height}: DemoMeta,
): string {
  return `import {Composition} from 'remotion';
import Hero from './Hero';

export const RemotionRoot = () => (
  <Composition
    id="Hero"
    component={Hero}
    durationInFrames={${durationInFrames}}
    fps={${fps}}
    width={${width}}
    height={${height}}
    defaultProps={{
      text: ${quote(text)},
      color: ${quote(color)},
      speed: ${speed},
    }}
  />
);
`;
}

/** The lines of that file which hold the reader's values. */
export const heroValueLines = '13-15';
