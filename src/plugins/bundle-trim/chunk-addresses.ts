// oxlint-disable-next-line no-underscore-dangle -- the bundler's name
declare const __webpack_require__: {
  /** Where built files are, such as `/`. */
  p: string;
  /** Path of a chunk's script below that. */
  u: (chunk: string) => string;
  /** URL of a chunk's script, by which the generator loads pages ahead. */
  gca: (chunk: string) => string;
};

// Chunk ids are chunk names here, so no table from names to ids is needed.
__webpack_require__.gca = (chunk) => __webpack_require__.p + __webpack_require__.u(chunk);
