import type {DemoFacts} from '../catalogue';

export const facts = {
  width: 960,
  height: 540,
  fps: 30,
  durationInFrames: 240,
  posterFrame: 150,
  description:
    'Keys are pressed one after another above a timeline with a playhead: L plays and then plays twice as fast, Enter returns to the start, arrow keys step, I and O set marks, and E and A jump to them.',
} satisfies DemoFacts;
