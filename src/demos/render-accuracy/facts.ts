import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 4,
  durationInFrames: 24,
  posterFrame: 13,
  description:
    'The same landscape twice, with the number of the frame that a render asks for. OffthreadVideo shows this frame each time. Video is sometimes one frame behind, and its number turns red.',
} satisfies DemoFacts;
