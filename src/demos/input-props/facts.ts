import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 1280,
  height: 600,
  fps: 30,
  durationInFrames: 90,
  posterFrame: 60,
  description:
    'Three cards with the same animation: a name rises in front of a disc that grows. Name and colour differ, because each card has input props of its own. The third card has those that you choose.',
} satisfies DemoFacts;
