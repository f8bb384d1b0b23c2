/** The whole numbers that a field takes, both ends included. */
export type CountRange = {min: number; max: number};

/** Reads a whole number as it stands in a field; null when it is none or outside the range. */
export function readCount(text: string, {min, max}: CountRange): number | null {
  if (!/^\d+$/.test(text.trim())) {
    return null;
  }
  const count = Number(text);
  return count >= min && count <= max ? count : null;
}

/** What to tell a reader whose number cannot be used. */
export function describeRange({min, max}: CountRange): string {
  return `Enter a whole number from ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}.`;
}
