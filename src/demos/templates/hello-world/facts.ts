import type {DemoFacts} from '../../catalogue';

export const facts = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
  posterFrame: 84,
  description:
    'Three bars of different length turn upright, move aside, and the words Hello World slide out from behind them.',
} satisfies DemoFacts;
