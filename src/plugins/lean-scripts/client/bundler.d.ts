/** What the bundler gives to its modules. */
// oxlint-disable-next-line no-underscore-dangle -- the bundler's own name
declare const __webpack_require__: {
  /** Where built files are, such as `/`. */
  p: string;
  /** Path of a chunk's script below that. */
  u: (chunk: string) => string;
  /** Address of a chunk's script, for loading it ahead. */
  gca: (chunk: string) => string;
};
