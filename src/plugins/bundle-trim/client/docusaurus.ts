import docusaurus from '@docusaurus/core/lib/client/docusaurus.js';
import {addDocsRoute} from './preload.ts';

// oxlint-disable-next-line no-underscore-dangle -- the bundler's name
declare const __webpack_require__: {
  /** Where built files are, such as `/`. */
  p: string;
  /** Path of a chunk's script below that. */
  u: (chunk: string) => string;
  /** URL of a chunk's script, for loading it ahead. */
  gca: (chunk: string) => string;
};

type Connection = {effectiveType: string; saveData: boolean};

/** Whether the reader has little data to spend, as the generator decides it. */
function savesData(): boolean {
  const {connection} = navigator as {connection?: Connection};
  return (
    connection !== undefined && (connection.saveData || connection.effectiveType.includes('2g'))
  );
}

// Chunk ids are chunk names here, so no table from names to ids is needed.
__webpack_require__.gca = (chunk) => __webpack_require__.p + __webpack_require__.u(chunk);

/** `window.docusaurus`, by which links load pages ahead: on sight (`prefetch`) or touch (`preload`). */
export default Object.freeze({
  ...docusaurus,
  async prefetch(pathname: string) {
    if (!savesData()) {
      // What cannot be loaded ahead is asked for again when it is needed, and missed then.
      await addDocsRoute(pathname).then(
        () => void docusaurus.prefetch(pathname),
        () => {},
      );
    }
  },
});
