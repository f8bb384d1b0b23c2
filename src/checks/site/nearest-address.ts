import {nearestWord} from '../../data/schemas/nearest-word.ts';

/** The address or anchor that was probably meant: the same in another case, or the nearest. */
export function nearestAddress(wrong: string, known: readonly string[]): string | undefined {
  const lower = wrong.toLowerCase();
  return known.find((one) => one.toLowerCase() === lower) ?? nearestWord(wrong, known);
}
