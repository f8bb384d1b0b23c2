/** A family as the list has it: name, weights of the upright and of the italic style, subsets, and file to try. */
type Row = [family: string, normal: string, italic: string, subsets: string, file: string];

/** A family of `@remotion/google-fonts`. */
export type Family = {
  name: string;
  importName: string;
  /** What it has, by what that is: `{normal: '400, 700', italic: '400', subsets: 'latin'}`. */
  facts: Record<string, string>;
  /** What a query is looked for in. */
  words: string;
  /** Path of the file of its Latin letters; empty where it has none. */
  file: string;
};

/** Fetches the list that `npm run api:facts` writes. */
export async function loadFamilies(): Promise<Family[]> {
  const {default: rows} = await import('@site/api/facts/google-fonts-families.json');
  return (rows as Row[]).map(([name, normal, italic, subsets, file]) => ({
    name,
    importName: name.replaceAll(' ', ''),
    facts: Object.fromEntries(
      Object.entries({normal, italic, subsets})
        .filter(([, list]) => list)
        .map(([fact, list]) => [fact, list.replaceAll(' ', ', ')]),
    ),
    words: `${name} ${name.replaceAll(' ', '')} ${subsets}`.toLowerCase(),
    file,
  }));
}

/** The families whose name or subsets contain each of the words; those whose name begins with them first. */
export function findFamilies(families: readonly Family[], query: string): Family[] {
  const typed = query.trim().toLowerCase();
  const parts = typed.split(/\s+/);
  const found = families.filter(({words}) => parts.every((part) => words.includes(part)));
  const begins = ({words}: Family) => words.startsWith(typed);
  return [...found.filter(begins), ...found.filter((family) => !begins(family))];
}
