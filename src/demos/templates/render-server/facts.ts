import type {DemoFacts} from '../../catalogue';

export const facts = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 112,
  description:
    'A request enters a server from the left, twenty frames are drawn inside it, and an mp4 file comes out.',
} satisfies DemoFacts;
