import type {Code, Heading, Paragraph, PhrasingContent, Root, RootContent} from 'mdast';
import {site} from '../../config/site.ts';
import {expectedOf, type Role} from '../../content/reference/expected-names.ts';
import {
  documentedFacts,
  resolvePageApis,
  type Facts,
  type PageApi,
} from '../../content/reference/page-apis.ts';
import {
  factSections,
  withoutOwner,
  type Entry,
  type FactSection,
} from '../../content/reference/sections.ts';
import {sinceOfApi, sinceOfOption, sinceText} from '../../content/reference/since.ts';
import {code, describeInherited, describeOption, text} from './describe-option.ts';
import {fitSignature} from './fit-signature.ts';
import {importParts} from './import-parts.ts';
import {idsOf, optionTable, type Row} from './option-table.ts';

/** As much as is needed of the file that the site generator hands to plugins. */
type PageFile = {data: {frontMatter?: Readonly<Record<string, unknown>>}};

/** What is put after which part of the page. */
type Insertions = Map<RootContent, RootContent[]>;

/**
 * Puts what the packages say into reference pages, as content like any other: the signature after
 * the first paragraph, a table of all options below their title, type, necessity and default below
 * the heading of each, and a link to the source at the end. Runs before the highlighter, which then
 * sees the signature.
 * @throws when the field `api` names an export that does not exist
 */
export function remarkReference(facts: Facts = documentedFacts) {
  return (tree: Root, file: PageFile): void => {
    const {frontMatter = {}} = file.data;
    const {apis, unresolved} = resolvePageApis(frontMatter, facts);
    if (unresolved.length > 0) {
      throw new Error(unresolved.map(({message, hint}) => `${message} ${hint}`).join('\n'));
    }
    const insertions: Insertions = new Map();
    const intro = tree.children.find(({type}) => type === 'paragraph');
    const first = apis[0] && sinceOfApi(apis[0], facts);
    const version = first ? sinceText(first) : frontMatter.since;
    const since = typeof version === 'string' ? [sinceLine(version)] : [];
    if (intro) {
      insertions.set(intro, [...since, ...(apis.length > 0 ? [signatureBlock(apis)] : [])]);
    }
    const ids = idsOf(tree);
    for (const section of apis.length > 0 ? factSections(tree) : []) {
      describeSection(section, apis, facts, ids, insertions);
    }
    tree.children = tree.children.flatMap((node) => [node, ...(insertions.get(node) ?? [])]);
    tree.children.push(...sourceLine(apis));
    if (apis.length > 0) {
      importParts(tree);
    }
  };
}

/** The import and the signatures of the exports of a page, as one block of code. */
function signatureBlock(apis: readonly PageApi[]): Code {
  const imports = new Map<string, Set<string>>();
  for (const {reference, api} of apis) {
    const [entry = ''] = reference.split('#');
    const name = api.name.split('.')[0]!;
    const imported = api.kind === 'type' ? `type ${name}` : name;
    imports.set(entry, (imports.get(entry) ?? new Set()).add(imported));
  }
  const lines = [...imports].map(
    ([entry, names]) => `import {${[...names].join(', ')}} from '${entry}';`,
  );
  const signatures = apis.map(({api}) => fitSignature(api.signature));
  return {type: 'code', lang: 'ts', value: [lines.join('\n'), ...signatures].join('\n\n')};
}

const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

/** The first version that has what a page is about. */
const sinceLine = (version: string): Paragraph => paragraph(text(`Since ${version}`));

/** Where to read the code of the exports, at the version that the site describes. */
function sourceLine(apis: readonly PageApi[]): Paragraph[] {
  const sources = [...new Set(apis.map(({api}) => api.source))];
  const links = sources.flatMap((source, index): PhrasingContent[] => [
    ...(index > 0 ? [text(', ')] : []),
    {type: 'link', url: sourceUrl(source), children: [code(source)]},
  ]);
  return links.length > 0 ? [paragraph(text('Source: '), ...links)] : [];
}

const repository = `https://github.com/${site.organization}/${site.project}`;

const sourceUrl = (source: string): string =>
  `${repository}/${/\.tsx?$/.test(source) ? 'blob' : 'tree'}/v${site.version}/${source}`;

function describeSection(
  section: FactSection,
  apis: readonly PageApi[],
  facts: Facts,
  ids: ReadonlyMap<Heading, string>,
  insertions: Insertions,
): void {
  const {role, title, heading, owners, entries} = section;
  const one = owners.length > 0 ? apis.find(({api}) => owners.includes(api.name)) : apis[0];
  if (!one) {
    return;
  }
  const rows = entries.flatMap((entry) => rowsOf(entry, role, one, facts));
  for (const entry of entries) {
    const own = rows.filter((row) => row.heading === entry.heading);
    insertions.set(
      entry.heading,
      own.map(({option, since}) => describeOption(role, option, entry.names.length > 1, since)),
    );
  }
  const isTaken = role === 'options' || role === 'arguments';
  insertions.set(heading, [
    ...(isTaken ? optionTable(title, rows, ids) : []),
    ...(role === 'options' && one.api.extends.length > 0
      ? [describeInherited(one.api.extends)]
      : []),
  ]);
}

/** What is known of the names in a heading. */
function rowsOf({heading, names}: Entry, role: Role, one: PageApi, facts: Facts): Row[] {
  const {required, allowed} = expectedOf(one, new Set())[role];
  const known = [...required, ...allowed];
  return names.flatMap((name) => {
    const option = known.find((other) => other.name === withoutOwner(name, one.api));
    const since = option && sinceOfOption(one, role, option.name, facts);
    return option ? [{heading, option, ...(since && {since: sinceText(since)})}] : [];
  });
}
