import {isValue, type ApiFact, type PackageFacts} from '../../../api/facts.ts';
import type {ReferencePage} from '../../content/reference/page-apis.ts';

/** How much of one package the docs cover. */
export type PackageCoverage = {
  package: string;
  /** Exports that need a page, as a page would name them: `remotion#Sequence`. */
  exports: string[];
  /** Those of them that have none. */
  withoutPage: string[];
};

/** Exports that need no page, each with the reason. A `*` at the end matches the rest of a name. */
export type CoverageExceptions = Readonly<Record<string, string>>;

/**
 * Which exports have no page. Values need one: components, functions, hooks, objects, classes and
 * constants. Types do not, as the pages of the values that take them describe them; neither do
 * deprecated exports, nor members of objects, which are listed on the page of their object.
 */
export function coverageOf(
  packages: readonly PackageFacts[],
  pages: readonly ReferencePage[],
  exceptions: CoverageExceptions,
): {packages: PackageCoverage[]; unusedExceptions: string[]} {
  const documented = new Set(pages.flatMap(({apis}) => apis.map(({api}) => idOf(api))));
  const patterns = Object.keys(exceptions);
  const used = new Set<string>();
  const isExcused = (name: string): boolean => {
    const pattern = patterns.find((one) =>
      one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one,
    );
    used.add(pattern ?? '');
    return pattern !== undefined;
  };
  const covered = packages.map(({package: name, apis}) => {
    const hasPage = (api: ApiFact) =>
      documented.has(idOf(api)) || membersHavePages(api, apis, documented);
    const needed = apis
      .filter((api) => needsPage(api, apis))
      .map((api) => ({reference: `${api.entries[0]}#${api.name}`, hasPage: hasPage(api)}))
      .filter((one) => one.hasPage || !isExcused(one.reference));
    return {
      package: name,
      exports: needed.map(({reference}) => reference),
      withoutPage: needed.filter((one) => !one.hasPage).map(({reference}) => reference),
    };
  });
  return {packages: covered, unusedExceptions: patterns.filter((pattern) => !used.has(pattern))};
}

const needsPage = (api: ApiFact, all: readonly ApiFact[]): boolean =>
  isValue(api) && !api.deprecated && (!api.name.includes('.') || isPartOfComponent(api, all));

/** `Series.Sequence` */
const isPartOfComponent = ({name, kind}: ApiFact, all: readonly ApiFact[]): boolean => {
  const parent = name.slice(0, name.lastIndexOf('.'));
  return kind === 'component' && all.some((api) => api.name === parent && api.kind === 'component');
};

/** The same for every package that passes an export on. */
const idOf = ({source, name}: ApiFact): string => `${source} ${name.split('.').at(-1)}`;

/** An object whose members all have pages needs none itself. */
const membersHavePages = (
  {name, kind, members}: ApiFact,
  apis: readonly ApiFact[],
  documented: ReadonlySet<string>,
): boolean =>
  kind === 'object' &&
  members.length > 0 &&
  members.every((member) =>
    apis.some((api) => api.name === `${name}.${member}` && documented.has(idOf(api))),
  );
