export type Doc = {id: string; path: string; sidebar?: string};
type DocsVersion = {mainDocId: string; docs: Doc[]};
export type GlobalData = Record<string, Record<string, {versions: DocsVersion[]}>>;

export const notAsExpected = (what: string): Error =>
  new Error(`The generated ${what} is not written as expected: src/plugins/lean-scripts.`);

/**
 * What every page knows of the docs: which there are, and in which sidebar.
 * @throws when it is not where another version of Docusaurus may have put it
 */
export function docsOf(globalData: GlobalData): DocsVersion {
  const [version] = globalData['docusaurus-plugin-content-docs']?.default?.versions ?? [];
  if (!version) {
    throw notAsExpected('data of the docs');
  }
  return version;
}
