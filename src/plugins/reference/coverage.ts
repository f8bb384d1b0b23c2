import type {Page} from '../../checks/page.ts';
import {nearestWord} from '../../data/schemas/nearest-word.ts';
import {namesApart, type BoundPage} from './bound-pages.ts';
import {countListed} from './listed-names.ts';
import {isValue, type ApiFact, type PackageFacts} from './facts.ts';

/** How much of one package the docs cover. */
export type PackageCoverage = {
  package: string;
  /** Exports that need a page and have one. */
  documented: number;
  /** Exports that need a page. */
  exports: number;
  /** Options, arguments, fields and members of the documented ones that their pages list. */
  options: number;
  withoutPage: string[];
  undocumentedOptions: string[];
};

export type Coverage = {
  packages: PackageCoverage[];
  /** Reference pages that name no export. */
  pagesWithoutExport: string[];
  /** Exceptions that excuse nothing. */
  unusedExceptions: string[];
};

/** What needs no page or has no export, each with the reason. A `*` at the end stands for the rest. */
export type CoverageExceptions = {
  exports: Readonly<Record<string, string>>;
  pages: Readonly<Record<string, string>>;
};

/**
 * Whether an export needs a page. Values do: components, functions, hooks, objects, classes and
 * constants. Types do not, as the pages of the values that take them describe them; neither do
 * deprecated exports, nor members of objects, which are listed on the page of their object.
 */
const needsPage = (api: ApiFact, all: readonly ApiFact[]): boolean =>
  isValue(api) && !api.deprecated && (!api.name.includes('.') || isPartOfComponent(api, all));

/** `Series.Sequence` */
const isPartOfComponent = ({name, kind}: ApiFact, all: readonly ApiFact[]): boolean => {
  const parent = name.slice(0, name.lastIndexOf('.'));
  return kind === 'component' && all.some((api) => api.name === parent && api.kind === 'component');
};

/** The same for every package that passes an export on. */
const idOf = ({origin, name}: ApiFact): string => `${origin} ${name.split('.').at(-1)}`;

/** How a page would name an export. */
const referenceOf = ({entries, name}: ApiFact): string => `${entries[0]}#${name}`;

/** Compares all packages with the pages that are bound to their exports. */
export function coverageOf(
  packages: readonly PackageFacts[],
  pages: readonly Page[],
  bound: readonly BoundPage[],
  exceptions: CoverageExceptions,
): Coverage {
  const excused = createExcuses(exceptions.exports);
  const excusedPages = createExcuses(exceptions.pages);
  const documented = new Set(bound.flatMap((one) => one.bound.map(({api}) => idOf(api))));
  const isDocumented = (api: ApiFact, {apis}: PackageFacts): boolean =>
    documented.has(idOf(api)) || membersHavePages(api, apis, documented);
  return {
    packages: packages.map((facts) => {
      const needed = facts.apis.filter((api) => needsPage(api, facts.apis));
      const without = needed.filter((api) => !isDocumented(api, facts));
      const wanted = needed.filter((api) => !excused.has(referenceOf(api)));
      const counted = countOptions(facts, bound);
      return {
        package: facts.package,
        documented: wanted.filter((api) => isDocumented(api, facts)).length,
        exports: wanted.length,
        options: counted.listed,
        withoutPage: without.map(referenceOf).filter((name) => !excused.use(name)),
        undocumentedOptions: counted.missing,
      };
    }),
    pagesWithoutExport: pages
      .filter(({frontMatter}) => frontMatter.kind === 'reference' && !frontMatter.api)
      .map(({file}) => file)
      .filter((file) => !excusedPages.use(file)),
    unusedExceptions: [...excused.unused(), ...excusedPages.unused()],
  };
}

/** An object whose members all have pages needs none itself: `Experimental`. */
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

function countOptions({package: name}: PackageFacts, bound: readonly BoundPage[]) {
  const apart = namesApart(bound);
  const counted = bound.flatMap((page) =>
    page.bound
      .filter((one) => one.package === name)
      .map((one) => ({...countListed(page, one, apart), api: one.api})),
  );
  return {
    listed: counted.reduce((sum, {listed}) => sum + listed.length, 0),
    missing: counted.flatMap(({missing, api}) =>
      missing.map((option) => `${name}#${api.name}: ${option}`),
    ),
  };
}

/** Answers which names are excused, and remembers which excuses were of use. */
function createExcuses(reasons: Readonly<Record<string, string>>) {
  const used = new Set<string>();
  const patterns = Object.keys(reasons);
  const find = (name: string) =>
    patterns.find((pattern) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    );
  return {
    has: (name: string): boolean => find(name) !== undefined,
    use: (name: string): boolean => {
      const pattern = find(name);
      if (pattern !== undefined) {
        used.add(pattern);
      }
      return pattern !== undefined;
    },
    unused: (): string[] => patterns.filter((pattern) => !used.has(pattern)),
  };
}

/** What is kept of each package, so that a later state can be compared with it. */
export type CoverageRecord = Readonly<Record<string, {documented: number; options: number}>>;

export const recordOf = ({packages}: Coverage): CoverageRecord =>
  Object.fromEntries(
    packages
      .filter(({documented}) => documented > 0)
      .map((one) => [one.package, {documented: one.documented, options: one.options}]),
  );

/** What has fallen below the record, as sentences. */
export function findFalls(record: CoverageRecord, now: CoverageRecord): string[] {
  return Object.entries(record).flatMap(([name, before]) =>
    (['documented', 'options'] as const)
      .map((figure) => ({figure, was: before[figure], is: now[name]?.[figure] ?? 0}))
      .filter(({was, is}) => is < was)
      .map(({figure, was, is}) => {
        const what = figure === 'documented' ? 'documented exports' : 'documented options';
        return `${name}: ${what} fell from ${was} to ${is}.`;
      }),
  );
}

/** What is wrong with the coverage, whatever the record says. */
export function findProblems(coverage: Coverage, exceptions: CoverageExceptions): string[] {
  const names = coverage.packages.flatMap(({withoutPage}) => withoutPage);
  return [
    ...coverage.pagesWithoutExport.map(
      (file) =>
        `${file}: a reference page without an export. Add the field api, or an exception with the reason.`,
    ),
    ...coverage.unusedExceptions.map((pattern) => {
      const nearest = nearestWord(pattern, names);
      const hint = nearest ? ` Did you mean ${nearest}?` : ' Remove it.';
      return `src/config/coverage-exceptions.ts: "${pattern}" excuses nothing.${hint}`;
    }),
    ...Object.entries({...exceptions.exports, ...exceptions.pages})
      .filter(([, reason]) => reason.trim().length < 10)
      .map(([pattern]) => `src/config/coverage-exceptions.ts: "${pattern}" has no reason.`),
  ];
}
