import {documentedPackages, type DocumentedPackage} from '../../config/packages.ts';
import {loadFacts} from './load-facts.ts';
import type {Facts} from './resolve-api.ts';

/** Facts of the packages in `node_modules`. */
export const pinnedFacts: Facts = {
  packages: Object.keys(documentedPackages),
  of: (name) => loadFacts(name as DocumentedPackage),
};
