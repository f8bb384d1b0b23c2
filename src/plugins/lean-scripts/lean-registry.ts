import {notAsExpected} from './docs-data.ts';

/** `, "@site/docs/spring.mdx", require.resolveWeak("@site/docs/spring.mdx")]`, the end of an entry. */
const nameAndId = /, "[^"\n]+", require\.resolveWeak\("[^"\n]+"\)\]/g;

/**
 * The generated registry of chunks without what only the server reads, the name and the id of each
 * module: `[() => import(...)]` stays.
 * @throws when the registry has another form, which another version of Docusaurus may bring about
 */
export function leanRegistry(code: string): string {
  const lean = code.replaceAll(nameAndId, ']');
  if (lean === code || lean.includes('resolveWeak')) {
    throw notAsExpected('registry of chunks');
  }
  return lean;
}
