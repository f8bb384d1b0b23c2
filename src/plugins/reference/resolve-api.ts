import {nearestWord} from '../../data/schemas/nearest-word.ts';
import {packageOfEntry} from './extract/entry-points.ts';
import type {ApiFact, PackageFacts} from './facts.ts';

/** How facts of a package are got; tests give their own. */
export type Facts = {
  packages: readonly string[];
  of: (packageName: string) => Promise<PackageFacts>;
};

/** An export that a page is bound to, or why there is none. */
export type Resolved =
  | {ok: true; reference: string; entry: string; api: ApiFact; package: PackageFacts}
  | {ok: false; reference: string; message: string; remedy: string};

/** The names in the field `api` of a page's front matter: none, one or several. */
export const referencesOf = (frontMatter: Readonly<Record<string, unknown>>): string[] =>
  [frontMatter.api ?? []].flat().filter((value) => typeof value === 'string');

const didYouMean = (word: string, known: readonly string[]): string | undefined => {
  const nearest = nearestWord(word, known);
  return nearest && `Did you mean ${nearest}?`;
};

/** Finds the export that `package#export` or `package/path#export.member` names. */
export async function resolveApi(reference: string, facts: Facts): Promise<Resolved> {
  const [entry = '', name = ''] = reference.split('#');
  const packageName = packageOfEntry(entry);
  if (!facts.packages.includes(packageName)) {
    return {
      ok: false,
      reference,
      message: `"${packageName}" is no documented package.`,
      remedy: didYouMean(packageName, facts.packages) ?? 'src/config/packages.ts lists them.',
    };
  }
  const found = await facts.of(packageName);
  const api = found.apis.find((one) => one.name === name && one.entries.includes(entry));
  if (api) {
    return {ok: true, reference, entry, api, package: found};
  }
  return {ok: false, reference, ...whyNot(entry, name, found)};
}

function whyNot(entry: string, name: string, {apis, version}: PackageFacts) {
  const elsewhere = apis.find((one) => one.name === name)?.entries[0];
  const here = apis.filter(({entries}) => entries.includes(entry)).map((one) => one.name);
  const paths = [...new Set(apis.flatMap(({entries}) => entries))];
  return {
    message: `"${entry}" of version ${version} has no public export "${name}".`,
    remedy: elsewhere
      ? `Write ${elsewhere}#${name}.`
      : here.length === 0
        ? `Its import paths are ${paths.join(', ')}.`
        : (didYouMean(name, here) ?? 'Take the name from its type declarations in node_modules.'),
  };
}

/** The exports behind references, those that exist. */
export async function resolveAll(references: readonly string[], facts: Facts) {
  const all = await Promise.all(references.map((reference) => resolveApi(reference, facts)));
  return {
    found: all.filter((one) => one.ok),
    missing: all.filter((one) => !one.ok),
  };
}
