import type {DemoMeta} from '../demo-types.ts';
import type {GreetingCardProps} from '.';

export const meta = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 84,
  description:
    'A greeting card opens: inside are a name in large letters, a colored line that draws itself, and a message that appears word by word.',
  defaultProps: {
    name: 'Ada',
    message: 'Your first video is ready.',
    color: '#4d7dff',
  } satisfies GreetingCardProps,
} satisfies DemoMeta;
