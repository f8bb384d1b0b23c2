import type {DemoFacts} from '../../catalogue';

export const facts = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 150,
  posterFrame: 37,
  description:
    'A solid of twenty triangles turns in space; light from above shades its glassy faces.',
} satisfies DemoFacts;
