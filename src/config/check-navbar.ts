/** The kinds of item that a navbar knows (specification §3). */
const known = [
  'default',
  'dropdown',
  'search',
  'html',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'localeDropdown',
];

type Item = {type?: unknown; label?: unknown; items?: unknown};

/**
 * The same items, when each has a type that the navbar knows.
 * @throws naming the item, its type and the types there are. The theme would
 * print the whole configuration instead.
 */
export function checkItemTypes<T extends object>(items: readonly T[], owner = 'the navbar'): T[] {
  items.forEach((item, index) => {
    const {type = 'default', label, items: children}: Item = item;
    const name = `item ${index + 1} of ${owner}${label ? ` ("${String(label)}")` : ''}`;
    if (!known.includes(String(type))) {
      throw new Error(
        `src/config/navbar.ts: ${name} has the unknown type "${String(type)}". ` +
          `Known types: ${known.join(', ')}.`,
      );
    }
    if (Array.isArray(children)) {
      checkItemTypes(children, name);
    }
  });
  return [...items];
}
