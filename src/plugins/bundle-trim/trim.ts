import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';

export const notAsExpected = (what: string): Error =>
  new Error(`The generated ${what} is not written as expected: src/plugins/bundle-trim.`);

/** Fields of `docusaurus.config` that no code of the browser reads: which plugins built the site, and how. */
const onlyForBuild = new Set(['plugins', 'presets', 'themes', 'markdown', 'clientModules']);

/**
 * `@generated/docusaurus.config`, which is in the main script (`useDocusaurusContext()`), without
 * what only the build needs.
 */
export function trimConfig(config: object): string {
  const read = Object.entries(config).filter(([name]) => !onlyForBuild.has(name));
  return `export default ${JSON.stringify(Object.fromEntries(read))};\n`;
}

/** `, "@site/docs/spring.mdx", require.resolveWeak("@site/docs/spring.mdx")]`, the end of an entry. */
const nameAndId = /, "[^"\n]+", require\.resolveWeak\("[^"\n]+"\)\]/g;

/**
 * `@generated/registry`, the `import()` of each chunk of a route, without the name and id of each
 * module, which only server rendering reads: `[() => import(...)]` remains.
 * @throws when the registry has another form
 */
export function trimRegistry(code: string): string {
  const trimmed = code.replaceAll(nameAndId, ']');
  if (trimmed === code || trimmed.includes('resolveWeak')) {
    throw notAsExpected('registry of chunks');
  }
  return trimmed;
}

/**
 * File of the docs' data, as `@generated/registry` names it. Its name begins with the base URL, and the
 * folder may hold files of earlier builds.
 * @throws when the registry names none, or more than one
 */
export function docsDataFile(registry: string): string {
  const names = registry.matchAll(
    /"@generated\/(docusaurus-plugin-content-docs\/default\/p\/[^"]+)"/g,
  );
  const [file, ...others] = new Set(Array.from(names, ([, name]) => name!));
  if (!file || others.length > 0) {
    throw notAsExpected('data of the docs');
  }
  return file;
}

type Version = Pick<PropVersionMetadata, 'docs' | 'docsSidebars'>;

/**
 * The data of a docs version (`useDocsVersion()`), which each docs page loads, without what only lists
 * of cards show: the id, title and description of each doc. A page with `<DocCardList />` does not build.
 * @throws when the data has no sidebars
 */
export function trimVersion(json: string): {version: Version} {
  const {version} = JSON.parse(json) as {version: Version};
  const sidebars = Object.entries(version.docsSidebars);
  if (sidebars.length === 0) {
    throw notAsExpected('data of the docs');
  }
  const docsSidebars = Object.fromEntries(
    sidebars.map(([name, items]) => [name, items.map(trimItem)]),
  );
  return {version: {...version, docs: {}, docsSidebars}};
}

function trimItem(item: PropSidebarItem): PropSidebarItem {
  if (item.type === 'category') {
    return {...item, items: item.items.map(trimItem)};
  }
  if (item.type === 'link') {
    const {unlisted, docId, ...link} = item;
    // Breadcrumbs read whether a line is a page of the docs, and nothing reads which.
    return {...link, ...(docId && {docId: '-'}), ...(unlisted && {unlisted})};
  }
  return item;
}
