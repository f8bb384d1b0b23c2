/** Measurements of one thing. */
export type Figure = {
  name: string;
  seconds: readonly number[];
  /** Seconds that the slowest may take. */
  limit?: number;
};

/** `Saved page visible      0.41 s (0.38 to 0.55, 9 runs), limit 2 s: kept` */
export function describeFigure({name, seconds, limit}: Figure): string {
  const sorted = [...seconds].sort((a, b) => a - b);
  const show = (value: number | undefined) => (value ?? Number.NaN).toFixed(2);
  const middle = sorted[Math.floor(sorted.length / 2)];
  const spread = `${show(sorted[0])} to ${show(sorted.at(-1))}, ${sorted.length} runs`;
  const verdict =
    limit === undefined
      ? ''
      : `, limit ${limit} s: ${(sorted.at(-1) ?? Infinity) > limit ? 'too slow' : 'kept'}`;
  return `${name.padEnd(34)}${show(middle)} s (${spread})${verdict}`;
}
