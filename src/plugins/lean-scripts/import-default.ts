/**
 * Stands for `tslib` where a script of the generator needs this one helper: as it is required and
 * not imported, the whole library would come along.
 */
export const __importDefault = <Module extends {__esModule?: boolean}>(
  module: Module,
): Module | {default: Module} => (module?.__esModule ? module : {default: module});
