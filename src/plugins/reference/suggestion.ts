import {nearestWord} from '../../data/schemas/nearest-word.ts';

/** A remedy that names what was meant, where something known is near. */
export const suggestion = (name: string, known: readonly string[]): string | undefined => {
  const nearest = nearestWord(name, known);
  return nearest && `Did you mean ${nearest}?`;
};
