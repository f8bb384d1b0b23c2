/** The default export of a module, whether or not it was written with `import` in mind. */
const importDefault = (module: object): object =>
  '__esModule' in module ? module : {default: module};

/**
 * Stands for `tslib` where a script of the generator needs this one helper: as it is required and
 * not imported, the whole library would come along.
 */
export {importDefault as __importDefault};
