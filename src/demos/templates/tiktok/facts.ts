import type {DemoFacts} from '../../catalogue';

export const facts = {
  width: 1080,
  height: 1920,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 64,
  description:
    'A portrait video of a speaking person, drawn as a silhouette, with captions of three words; the spoken word is boxed.',
} satisfies DemoFacts;
