import {
  factsFile,
  factsOf,
  packageOfEntry,
  type ApiFact,
  type PackageFacts,
} from '../../../api/facts.ts';
import type {PackageSince} from '../../../api/since/since.ts';
import {documentedPackages} from '../../config/packages.ts';
import {didYouMean} from '../../data/schemas/nearest-word.ts';
import type {Page} from '../page.ts';
import {sinceOfPackage} from './since.ts';

/** Where facts are read from; tests give their own. */
export type Facts = {
  packages: readonly string[];
  of: (packageName: string) => PackageFacts;
  since?: (packageName: string) => PackageSince | undefined;
};

export const documentedFacts: Facts = {
  packages: Object.keys(documentedPackages),
  of: factsOf,
  since: sinceOfPackage,
};

/** An export that a page is about. */
export type PageApi = {
  /** As the page writes it: `remotion#Sequence`. */
  reference: string;
  package: string;
  api: ApiFact;
  /** Exports that are imported from the same path. */
  siblings: readonly ApiFact[];
};

/** Why a reference names no export. */
export type Unresolved = {message: string; hint: string};

/** A page with the exports that its front matter names, and what is wrong with those names. */
export type ReferencePage = {page: Page; apis: PageApi[]; unresolved: Unresolved[]};

/** The names in the field `api` of a page's front matter: none, one or several. */
export const referencesOf = (frontMatter: Readonly<Record<string, unknown>>): string[] =>
  [frontMatter.api ?? []].flat().filter((value) => typeof value === 'string');

/** Finds the export that `package#export` or `package/path#export.member` names. */
export function resolveApi(
  reference: string,
  facts: Facts = documentedFacts,
): PageApi | Unresolved {
  const [entry = '', name = ''] = reference.split('#');
  const packageName = packageOfEntry(entry);
  if (!facts.packages.includes(packageName)) {
    return {
      message: `"${packageName}" is no documented package.`,
      hint: didYouMean(packageName, facts.packages) ?? 'api/package.json lists them.',
    };
  }
  const found = facts.of(packageName);
  const siblings = found.apis.filter(({entries}) => entries.includes(entry));
  const api = siblings.find((one) => one.name === name);
  return api
    ? {reference, package: packageName, api, siblings}
    : explainMissing(entry, name, found, siblings);
}

function explainMissing(
  entry: string,
  name: string,
  {apis, version, package: packageName}: PackageFacts,
  here: readonly ApiFact[],
): Unresolved {
  const elsewhere = apis.find((one) => one.name === name)?.entries[0];
  const paths = [...new Set(apis.flatMap(({entries}) => entries))];
  const names = here.map((one) => one.name);
  return {
    message: `"${entry}" of version ${version} has no public export "${name}".`,
    hint: elsewhere
      ? `Write ${elsewhere}#${name}.`
      : names.length === 0
        ? `Its import paths are ${paths.join(', ')}.`
        : (didYouMean(name, names) ?? `Take the name from ${factsFile(packageName)}.`),
  };
}

/** Finds the exports that the front matter of a page names. */
export function resolvePageApis(
  frontMatter: Readonly<Record<string, unknown>>,
  facts: Facts = documentedFacts,
): Omit<ReferencePage, 'page'> {
  const all = referencesOf(frontMatter).map((reference) => resolveApi(reference, facts));
  return {
    apis: all.filter((one) => 'api' in one),
    unresolved: all.filter((one) => 'message' in one),
  };
}

/** The pages that name exports in `api`, with these exports. */
export const referencePages = (pages: readonly Page[], facts: Facts = documentedFacts) =>
  pages
    .filter(({frontMatter}) => referencesOf(frontMatter).length > 0)
    .map((page): ReferencePage => ({page, ...resolvePageApis(page.frontMatter, facts)}));

/** Full names of all exports that a page is about: these need no entry on the page of another. */
export const namesWithPage = (pages: readonly ReferencePage[]): ReadonlySet<string> =>
  new Set(pages.flatMap(({apis}) => apis.map(({api}) => api.name)));
