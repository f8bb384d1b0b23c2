import type {DemoMeta} from '../demo-types.ts';
import type {HeroProps} from '.';

export const meta = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 64,
  description:
    'The letters of a headline spring up one after another above a timeline, in which a colored clip grows behind the playhead.',
  defaultProps: {text: 'Hello, video', color: '#4d7dff', speed: 1} satisfies HeroProps,
} satisfies DemoMeta;
