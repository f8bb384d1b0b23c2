/** A family as the list has it: name, weights of the upright and of the italic style, subsets, and file to try. */
type Row = [family: string, normal: string, italic: string, subsets: string, file: string];

/** A family of `@remotion/google-fonts`. */
export type Family = {
  name: string;
  importName: string;
  /** The styles that there are, with their weights: `400, 700`. */
  styles: {name: string; weights: string}[];
  subsets: string;
  /** Path of the file of its Latin letters; empty where it has none. */
  file: string;
};

/** Fetches the list that `npm run api:facts` writes. */
export async function loadFamilies(): Promise<Family[]> {
  const {default: rows} = await import('@site/api/facts/google-fonts-families.json');
  return (rows as Row[]).map(([name, normal, italic, subsets, file]) => ({
    name,
    importName: name.replaceAll(' ', ''),
    styles: Object.entries({normal, italic})
      .filter(([, weights]) => weights)
      .map(([style, weights]) => ({name: style, weights: weights.replaceAll(' ', ', ')})),
    subsets: subsets.replaceAll(' ', ', '),
    file,
  }));
}

/** The families whose name or subsets contain each of the words; those whose name begins with them first. */
export function findFamilies(families: readonly Family[], query: string): Family[] {
  const typed = query.trim().toLowerCase();
  const words = typed.split(/\s+/);
  const found = families.filter(({name, importName, subsets}) => {
    const text = `${name} ${importName} ${subsets}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const [first, rest] = [true, false].map((begins) =>
    found.filter(({name}) => name.toLowerCase().startsWith(typed) === begins),
  );
  return [...first!, ...rest!];
}
