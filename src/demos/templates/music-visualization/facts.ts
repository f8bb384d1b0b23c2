import type {DemoFacts} from '../../catalogue';

export const facts = {
  width: 1080,
  height: 1080,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 61,
  description:
    'Thirty-two spectrum bars with red peaks jump to a beat above their own reflection and a progress line.',
} satisfies DemoFacts;
