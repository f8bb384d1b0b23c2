// oxlint-disable-next-line no-underscore-dangle -- the bundler's name
declare const __webpack_require__: {
  /** Where built files are, such as `/`. */
  p: string;
  /** Path of a chunk's script below that. */
  u: (chunk: string) => string;
  /** Loads the script of a chunk; the end is told by an event, whose type says how it ended. */
  l: (url: string, done: (event: Event) => void, key: string, chunk: string) => void;
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
