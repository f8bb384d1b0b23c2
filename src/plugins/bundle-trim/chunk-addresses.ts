// oxlint-disable-next-line no-underscore-dangle -- the bundler's name
declare const __webpack_require__: {
  /** Where built files are, such as `/`. */
  p: string;
  /** Path of a chunk's script below that. */
  u: (chunk: string) => string;
  /** Loads the script of a chunk; the end is told by an event, whose type says how it ended. */
  l: (url: string, done: (event: Event) => void, key: string, chunk: string) => void;
  /** Adds the style sheet of a chunk to the page's head, and its promise to the list; not on the server. */
  f: {miniCss?: (chunk: string, promises: Promise<unknown>[]) => void};
  /** Path of the style sheet of a chunk. */
  miniCssF: (chunk: string) => string;
  /** URL of a chunk's script, by which the generator loads pages ahead. */
  gca: (chunk: string) => string;
};

// Chunk ids are chunk names here, so no table from names to ids is needed.
__webpack_require__.gca = (chunk) => __webpack_require__.p + __webpack_require__.u(chunk);

const failures = new Map<string, number>();
const load = __webpack_require__.l;
/** A browser does not ask again for a script that is still on its way: a retry has an address of its own. */
__webpack_require__.l = (url, done, key, chunk) => {
  const failed = failures.get(url) ?? 0;
  const address = failed ? `${url}?${failed}` : url;
  const end = (event: Event) => {
    if (event.type !== 'load') {
      failures.set(url, failed + 1);
    }
    done(event);
  };
  load(address, end, key, chunk);
};

const loadSheets = __webpack_require__.f.miniCss;
if (loadSheets) {
  const late = new Map<string, number>();
  const addressOf = __webpack_require__.miniCssF;
  __webpack_require__.miniCssF = (chunk) =>
    addressOf(chunk) + (late.has(chunk) ? `?${late.get(chunk)}` : '');
  /** Unlike a script, a style sheet that never arrives would be waited for: it fails after the same time. */
  __webpack_require__.f.miniCss = (chunk, promises) => {
    const last = document.head.lastElementChild;
    loadSheets(chunk, promises);
    const sheet = document.head.lastElementChild!;
    if (sheet !== last) {
      const timeout = setTimeout(() => {
        late.set(chunk, (late.get(chunk) ?? 0) + 1);
        sheet.dispatchEvent(new Event('error'));
      }, 20_000);
      sheet.addEventListener('load', () => clearTimeout(timeout));
      sheet.addEventListener('error', () => clearTimeout(timeout));
    }
  };
}
