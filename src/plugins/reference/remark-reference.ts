import type {Root, RootContent} from 'mdast';
import {bindPage, type Bound} from './bind-page.ts';
import {describeInherited, describeOption} from './describe-option.ts';
import {signatureBlock, sinceLine} from './describe-page.ts';
import {expectedOf} from './expected-names.ts';
import {factSections, withoutOwner, type Entry, type FactSection} from './page-sections.ts';
import {pinnedFacts} from './pinned-facts.ts';
import type {Facts} from './resolve-api.ts';

/** As much as is needed of the file that the site generator hands to plugins. */
type PageFile = {data: {frontMatter?: Readonly<Record<string, unknown>>}};

/** What is put after which part of the page. */
type Insertions = Map<RootContent, RootContent[]>;

/**
 * Puts what the packages say into reference pages, as content like any other: the signature after
 * the first paragraph, and type, necessity and default below the heading of each option. Stands
 * before the highlighter, which then sees the signature.
 * @throws when the field `api` names an export that does not exist
 */
export function remarkReference(facts: Facts = pinnedFacts) {
  return async (tree: Root, file: PageFile): Promise<void> => {
    const {frontMatter = {}} = file.data;
    const {bound, problems} = await bindPage(frontMatter, facts);
    if (problems.length > 0) {
      throw new Error(problems.map(({message, remedy}) => `${message} ${remedy}`).join('\n'));
    }
    const insertions: Insertions = new Map();
    const opening = tree.children.find(({type}) => type === 'paragraph');
    const since = typeof frontMatter.since === 'string' ? [sinceLine(frontMatter.since)] : [];
    if (opening) {
      insertions.set(opening, [...since, ...(bound.length > 0 ? [signatureBlock(bound)] : [])]);
    }
    for (const section of bound.length > 0 ? factSections(tree) : []) {
      describeSection(section, bound, insertions);
    }
    tree.children = tree.children.flatMap((node) => [node, ...(insertions.get(node) ?? [])]);
  };
}

function describeSection(
  section: FactSection,
  bound: readonly Bound[],
  insertions: Insertions,
): void {
  const one =
    section.owners.length > 0 ? bound.find(({api}) => section.owners.includes(api.name)) : bound[0];
  if (!one) {
    return;
  }
  if (section.role === 'options' && one.api.extends.length > 0) {
    insertions.set(section.heading, [describeInherited(one.api.extends)]);
  }
  for (const entry of section.entries) {
    insertions.set(entry.heading, describeEntry(entry, section, one));
  }
}

function describeEntry({names}: Entry, {role}: FactSection, {api, siblings}: Bound): RootContent[] {
  const {required, allowed} = expectedOf(api, siblings, new Set())[role];
  const known = [...required, ...allowed];
  return names.flatMap((name) => {
    const option = known.find((other) => other.name === withoutOwner(name, api));
    return option ? [describeOption(role, option, names.length > 1)] : [];
  });
}
