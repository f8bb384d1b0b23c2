import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 44,
  description:
    'Below, a whole sound as small bars with a part marked by two orange lines; above, the same part as large bars. A playhead moves over both.',
} satisfies DemoFacts;
