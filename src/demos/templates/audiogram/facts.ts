import type {DemoFacts} from '../../catalogue';

export const facts = {
  width: 1080,
  height: 1080,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 78,
  description:
    'Rays around a microphone swell with a voice while the words of a sentence light up below, above a timeline.',
} satisfies DemoFacts;
