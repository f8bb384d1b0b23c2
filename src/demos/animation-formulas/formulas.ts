type Formula = {
  /** In the words of JavaScript, with the period already in it. */
  text: (period: number) => string;
  value: (frame: number, period: number) => number;
  /** The text at the bottom. */
  lowest: number;
};

/** Movements by formula; `period` is in frames. */
export const formulas = {
  swing: {
    text: (period) => `Math.sin((frame / ${period}) * 2 * Math.PI)`,
    value: (frame, period) => Math.sin((frame / period) * 2 * Math.PI),
    lowest: -1,
  },
  'swing and fade out': {
    text: (period) =>
      `Math.sin((frame / ${period}) * 2 * Math.PI) *\n  Math.exp(-frame / ${period})`,
    value: (frame, period) => Math.sin((frame / period) * 2 * Math.PI) * Math.exp(-frame / period),
    lowest: -1,
  },
  restart: {
    text: (period) => `(frame % ${period}) / ${period}`,
    value: (frame, period) => (frame % period) / period,
    lowest: 0,
  },
  'back and forth': {
    text: (period) => `1 - Math.abs(((frame / ${period / 2}) % 2) - 1)`,
    value: (frame, period) => 1 - Math.abs(((frame / (period / 2)) % 2) - 1),
    lowest: 0,
  },
} as const satisfies Record<string, Formula>;
