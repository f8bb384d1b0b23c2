import type {DemoFacts} from '../../catalogue';

export const facts = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 72,
  description:
    'A sentence is read aloud: its syllables light up one after another above a sound wave that follows the voice.',
} satisfies DemoFacts;
