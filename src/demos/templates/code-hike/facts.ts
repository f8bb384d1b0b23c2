import type {DemoFacts} from '../../catalogue';

export const facts = {
  width: 1080,
  height: 1080,
  fps: 30,
  durationInFrames: 180,
  posterFrame: 110,
  description:
    'Code in an editor makes room for new lines: the old ones glide apart, and the title that the code draws fades in below.',
} satisfies DemoFacts;
