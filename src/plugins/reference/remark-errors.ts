import GithubSlugger from 'github-slugger';
import type {
  BlockContent,
  DefinitionContent,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  TableRow,
} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {ofClass} from './describe-option.ts';
import {importParts} from './import-parts.ts';

/** A message, and what to do about it. */
type Entry = {message: PhrasingContent[]; remedy: (BlockContent | DefinitionContent)[]};

/** Letters of a message in its anchor. */
const ANCHOR = 48;

/**
 * Errors of a reference page, which authors write as a list or as a table of two columns: each becomes
 * its message as a line of code with an anchor, and the remedy below it.
 */
export function remarkErrors() {
  return (tree: Root): void => {
    const slugger = new GithubSlugger();
    let inSection = false;
    let hasErrors = false;
    tree.children = tree.children.map((node) => {
      if (node.type === 'heading' && node.depth <= 2) {
        inSection = /^Errors\b/.test(toString(node));
      }
      const entries = inSection ? entriesOf(node) : [];
      hasErrors ||= entries.length > 0;
      return entries.length > 0 ? errorList(entries, slugger) : node;
    });
    if (hasErrors) {
      importParts(tree);
    }
  };
}

/** The errors in a block, if it lists any. */
function entriesOf(node: RootContent): Entry[] {
  if (node.type === 'table') {
    const [head, ...rows] = node.children;
    const isOfErrors =
      head?.children.length === 2 && /^(?:Error|Message)$/.test(toString(head.children[0]));
    return isOfErrors ? rows.map(ofRow) : [];
  }
  const isOfErrors =
    node.type === 'list' && node.children.some((item) => isMessage(firstPart(item)));
  return isOfErrors ? node.children.map(ofItem) : [];
}

const isMessage = (part: PhrasingContent | undefined) => part?.type === 'inlineCode';

const firstPart = ({children: [first]}: ListItem): PhrasingContent | undefined =>
  first?.type === 'paragraph' ? first.children[0] : undefined;

/** A message and its remedy are two paragraphs, or parted by a colon. */
function ofItem({children: [first, ...others]}: ListItem): Entry {
  const parts = first?.type === 'paragraph' ? first.children : [];
  const [message, next, ...rest] = parts;
  return isMessage(message) && next?.type === 'text' && next.value.startsWith(': ')
    ? {
        message: [message!],
        remedy: [paragraph([{...next, value: capital(next.value.slice(2))}, ...rest]), ...others],
      }
    : {message: parts, remedy: others};
}

const ofRow = ({children: [message, remedy]}: TableRow): Entry => ({
  message: message?.children ?? [],
  remedy: [paragraph(remedy?.children ?? [])],
});

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const paragraph = (children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

function errorList(entries: readonly Entry[], slugger: GithubSlugger): List {
  return {
    type: 'list',
    data: ofClass('reference-errors'),
    spread: true,
    children: entries.map(({message, remedy}): ListItem => {
      const words = message.map((part) => toString(part)).join('');
      const id = slugger.slug(`error ${words.slice(0, ANCHOR)}`).replace(/-+$/, '');
      const link: PhrasingContent = {
        type: 'link',
        url: `#${id}`,
        data: {hProperties: {className: ['hash-link'], ariaLabel: 'Direct link to this error'}},
        children: [],
      };
      return {
        type: 'listItem',
        spread: true,
        data: {hProperties: {id}},
        children: [paragraph([...message, link]), ...remedy],
      };
    }),
  };
}
