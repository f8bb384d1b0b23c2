import type {ApiFact} from './facts.ts';
import {referencesOf, resolveAll, type Facts} from './resolve-api.ts';

/** An export that a page is about, with the exports beside it. */
export type Bound = {
  /** As the page writes it: `remotion#Sequence`. */
  reference: string;
  package: string;
  api: ApiFact;
  siblings: readonly ApiFact[];
};

/** What the field `api` of a page names, and why it names nothing. */
export type Binding = {bound: Bound[]; problems: {message: string; remedy: string}[]};

/** Finds the exports that the front matter of a page names. */
export async function bindPage(
  frontMatter: Readonly<Record<string, unknown>>,
  facts: Facts,
): Promise<Binding> {
  const {found, missing} = await resolveAll(referencesOf(frontMatter), facts);
  return {
    bound: found.map(({reference, entry, api, package: {package: name, apis}}) => ({
      reference,
      package: name,
      api,
      siblings: apis.filter(({entries}) => entries.includes(entry)),
    })),
    problems: missing.map(({message, remedy}) => ({message, remedy})),
  };
}
