import type {RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Kind} from '../../content/front-matter/schemas.ts';
import {type Outline, outlineOf} from '../../content/outline.ts';
import {findingAt, type Finding} from '../../content/finding.ts';
import type {Page} from '../../content/page.ts';

/** What a page of some kinds must have, so that readers find it where they look for it. */
export type SectionRule = {
  kinds: readonly Kind[];
  /** The rule as a sentence; CONTRIBUTING.md has the same. */
  rule: string;
  hint: string;
  holds: (outline: Outline) => boolean;
};

const has = (blocks: readonly RootContent[], test: (node: {type: string}) => boolean): boolean => {
  let found = false;
  for (const block of blocks) {
    visit(block, (node) => {
      found ||= test(node);
    });
  }
  return found;
};

const isCode = ({type}: {type: string}) => type === 'code';

/** `<Install ...>` as a block or in a line. */
const isInstall = (node: {type: string; name?: string | null}) =>
  node.type.startsWith('mdxJsx') && node.name === 'Install';

const lastTitle = ({sections}: Outline) => sections.at(-1)?.title;

const endsWith = (title: string) => (outline: Outline) => lastTitle(outline) === title;

const all = ({opening, sections}: Outline) => [
  ...opening,
  ...sections.flatMap(({blocks}) => blocks),
];

/** Titles of sections with the options of an export. */
const optionTitles = /^(Props|Options|Arguments|Return value|Functions|Methods)\b/;

/** The blocks before the first section of which the test is true. */
const before = ({opening, sections}: Outline, test: (title: string) => boolean) => {
  const end = sections.findIndex(({title}) => test(title));
  return [
    ...opening,
    ...sections.slice(0, end < 0 ? sections.length : end).flatMap(({blocks}) => blocks),
  ];
};

/** The message is at the top: a sentence may introduce it. */
const opensWithMessage = ({opening}: Outline) => opening.slice(0, 2).some(isCode);

export const sectionRules: readonly SectionRule[] = [
  {
    kinds: [
      'guide',
      'concept',
      'reference',
      'cli',
      'package',
      'troubleshooting',
      'migration',
      'note',
    ],
    rule: 'A page says what it is about before its first heading.',
    hint: 'Put a paragraph between the front matter and the first heading.',
    holds: ({opening}) => opening.length > 0,
  },
  {
    kinds: ['guide'],
    rule: 'A guide ends with the section "Next steps".',
    hint: 'Add ## Next steps as the last section, with links to what a reader does afterwards.',
    holds: endsWith('Next steps'),
  },
  {
    kinds: ['concept', 'reference', 'cli', 'package', 'troubleshooting'],
    rule: 'A concept, reference, command, package or troubleshooting page ends with the section "See also".',
    hint: 'Add ## See also as the last section, with links to the guide and to sibling pages.',
    holds: endsWith('See also'),
  },
  {
    kinds: ['reference'],
    rule: 'A reference page shows an example before it lists props, options or arguments.',
    hint: 'Put a complete sample in a fence above the first of these sections.',
    holds: (outline) =>
      has(
        before(outline, (title) => optionTitles.test(title)),
        isCode,
      ),
  },
  {
    kinds: ['cli'],
    rule: 'A command page shows the command before it lists its flags.',
    hint: 'Put a bash fence with the command above ## Flags.',
    holds: (outline) =>
      has(
        before(outline, (title) => title === 'Flags'),
        isCode,
      ),
  },
  {
    kinds: ['cli'],
    rule: 'A command page has the section "Flags".',
    hint: 'Add ## Flags with one ### a flag; if the command has none, say so there.',
    holds: ({sections}) => sections.some(({title}) => title === 'Flags'),
  },
  {
    kinds: ['package'],
    rule: 'A package page shows how to install the package.',
    hint: "Add <Install packages={['@remotion/name']} />.",
    holds: (outline) => has(all(outline), isInstall),
  },
  {
    kinds: ['package'],
    rule: 'A package page has a working example.',
    hint: 'Add the smallest complete sample in a fence.',
    holds: (outline) => has(all(outline), isCode),
  },
  {
    kinds: ['troubleshooting'],
    rule: 'A troubleshooting page opens with the message as readers see it.',
    hint: 'Put the message verbatim in a text fence above the first heading.',
    holds: opensWithMessage,
  },
  {
    kinds: ['troubleshooting'],
    rule: 'A troubleshooting page has a section on how to verify the fix.',
    hint: 'Add a section such as ## Verify the fix.',
    holds: ({sections}) => sections.some(({title}) => /\bverify\b/i.test(title)),
  },
  {
    kinds: ['migration'],
    rule: 'A migration page has the section "How to upgrade".',
    hint: 'Add ## How to upgrade with the command.',
    holds: ({sections}) => sections.some(({title}) => title === 'How to upgrade'),
  },
  {
    kinds: ['migration'],
    rule: 'A migration page ends with the section "Checklist".',
    hint: 'Add ## Checklist as the last section, with one item a change.',
    holds: endsWith('Checklist'),
  },
];

/** Rules of the page's kind that do not hold. Posts have no kind, and no such rules. */
export function checkSections(page: Page): Finding[] {
  const {file, frontMatter, fieldLines} = page;
  const rules = sectionRules.filter(({kinds}) => kinds.some((kind) => kind === frontMatter.kind));
  if (rules.length === 0) {
    return [];
  }
  const outline = outlineOf(page);
  const broken = rules.filter(({holds}) => !holds(outline));
  const location = {file, line: fieldLines.kind};
  return broken.map(({rule, hint}) =>
    findingAt(location, 'sections', `${rule} This one does not.`, hint),
  );
}
