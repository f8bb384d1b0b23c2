/** What one version of the docs offers to the navbar. */
export type Docs = {
  /** Sidebar id -> whether it holds anything to link to. */
  sidebars: ReadonlyMap<string, boolean>;
  docIds: readonly string[];
};

type Item = {
  readonly type?: string;
  readonly label?: unknown;
  readonly sidebarId?: string;
  readonly docId?: string;
  readonly docsPluginId?: string;
  readonly items?: readonly Item[];
};

const list = (ids: Iterable<string>) => [...ids].map((id) => `\n- ${id}`).join('');

/**
 * The navbar items that would lead nowhere, in one sentence each: an unknown
 * docs plugin, sidebar or doc (with the ids there are), or a sidebar without a link.
 *
 * @param docs by the id of the docs plugin
 */
export function findMissingTargets(
  items: readonly Item[],
  docs: ReadonlyMap<string, Docs>,
): string[] {
  return items.flatMap(
    ({type, label, sidebarId, docId, docsPluginId = 'default', items: children = []}) => {
      const inside = findMissingTargets(children, docs);
      if (sidebarId === undefined && docId === undefined) {
        return inside;
      }
      const name = `Navbar item "${String(label ?? type)}"`;
      const source = docs.get(docsPluginId);
      if (!source) {
        return [
          `${name}: there is no docs plugin "${docsPluginId}". Available plugin ids:${list(docs.keys())}`,
        ];
      }
      if (docId !== undefined && !source.docIds.includes(docId)) {
        return [`${name}: there is no doc "${docId}". Available doc ids:${list(source.docIds)}`];
      }
      if (sidebarId === undefined) {
        return inside;
      }
      const linked = source.sidebars.get(sidebarId);
      if (linked === undefined) {
        return [
          `${name}: there is no sidebar "${sidebarId}". Available sidebar ids:${list(source.sidebars.keys())}`,
        ];
      }
      return linked
        ? inside
        : [
            `${name}: sidebar "${sidebarId}" has nothing to link to. ` +
              'Put a doc into it, or take the item out of src/config/navbar.ts.',
          ];
    },
  );
}
