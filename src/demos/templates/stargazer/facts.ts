import type {DemoFacts} from '../../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 122,
  description:
    'Stars light up along a climbing line while a counter runs upwards to the newest, which is red.',
} satisfies DemoFacts;
