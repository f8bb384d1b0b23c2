import type {Element, ElementContent} from 'hast';
import {classesOf, find, isChrome, isElement, plainText} from '../hast.ts';

/** A heading with the text below it, up to the next one. */
export type Section = {level: 2 | 3; anchor: string; heading: string; text: string};

/** The content of a page in the parts that a search leads to. */
export type Sections = {
  /** The text between the title and the first section. */
  intro: string;
  sections: Section[];
};

/** A heading; level 1 is the title of the page. Only those with an anchor can be linked to. */
type Heading = {level: 1 | 2 | 3; anchor: string | null; text: string};

const levels: Readonly<Record<string, Heading['level']>> = {h1: 1, h2: 2, h3: 3};

/** Elements within a line of text. */
const inline = new Set(
  'a abbr b bdi cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Characters of a code block that are indexed: imports come first, so the names it uses are among them. */
const codeLimit = 240;

/** The text up to a number of characters, without the word that would be cut in two. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) {
    return text;
  }
  const whole = text.slice(0, limit + 1).replace(/\s\S*$/, '');
  // A text without spaces is cut where it is.
  return whole.length > limit ? text.slice(0, limit) : whole;
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The id of a heading; those that React makes up differ from build to build. */
const anchorOf = ({properties: {id}}: Element): string | null =>
  typeof id === 'string' && id !== '' && !id.startsWith('_R_') ? id : null;

const isInternalLink = (node: ElementContent): boolean =>
  isElement(node, 'a') && String(node.properties.href ?? '').startsWith('/');

const isLinkedHeading = ({tagName, children}: Element): boolean =>
  /^h[2-6]$/.test(tagName) && children.some(isInternalLink);

/** True for an article inside a page that presents another page, whose own words are found there. */
const isCard = (node: Element): boolean =>
  node.tagName === 'article' && find(node, isLinkedHeading) !== undefined;

/** The options of a section at a glance: each has its own section below. */
const isGlance = (node: Element): boolean =>
  node.tagName === 'table' && classesOf(node).includes('reference-options');

/** The names of package managers on tabs, and a command for another one than npm, which says the same. */
const isForManager = (node: Element): boolean =>
  (node.properties.role === 'tablist' && plainText(node).startsWith('npm')) ||
  (node.properties.role === 'tabpanel' && /^(\$ )?(pnpm|yarn|bunx?) /.test(plainText(node)));

/** All panels of tabs count, not only the one that is open. */
const isLeftOut = (node: Element): boolean =>
  isForManager(node) ||
  (isChrome(node) && node.properties.role !== 'tabpanel') ||
  isCard(node) ||
  isGlance(node);

const joined = (nodes: readonly ElementContent[]): string =>
  tidy(
    [...piecesOfAll(nodes, false)]
      .filter((piece) => typeof piece === 'string')
      .join('')
      .replace(/\u200b/g, ''),
  );

function* piecesOfAll(
  nodes: readonly ElementContent[],
  isCode: boolean,
): Generator<string | Heading> {
  let before: ElementContent | undefined;
  for (const node of nodes) {
    // Two elements without text between them are two words.
    if (!isCode && isElement(before) && isElement(node)) {
      yield ' ';
    }
    yield* piecesOf(node);
    before = node.type === 'comment' ? before : node;
  }
}

/** The texts and headings of an article in their order. White space in the texts is as it comes. */
function* piecesOf(node: ElementContent): Generator<string | Heading> {
  if (node.type === 'text') {
    yield node.value;
  }
  if (!isElement(node) || isLeftOut(node)) {
    return;
  }
  const level = levels[node.tagName];
  if (level) {
    yield {level, anchor: anchorOf(node), text: joined(node.children)};
  } else if (node.tagName === 'pre') {
    yield ` ${cutText(plainText(node), codeLimit)} `;
  } else {
    const space = inline.has(node.tagName) ? '' : ' ';
    yield space;
    yield* piecesOfAll(node.children, node.tagName === 'code');
    yield space;
  }
}

/** Splits an article at its headings of the second and third level; those without an anchor are text. */
export function sectionsOf(article: Element): Sections {
  let intro = '';
  const sections: Section[] = [];
  const add = (text: string) => {
    const last = sections.at(-1);
    if (last) {
      last.text += text;
    } else {
      intro += text;
    }
  };
  for (const piece of article.children.flatMap((child) => [...piecesOf(child)])) {
    if (typeof piece === 'string') {
      add(piece);
      continue;
    }
    const {level, anchor, text} = piece;
    if (level > 1 && anchor !== null) {
      sections.push({level: level as 2 | 3, anchor, heading: text, text: ''});
    } else if (level === 1) {
      // What comes before the title leads to the page.
      intro = '';
    } else {
      add(` ${text} `);
    }
  }
  return {
    intro: tidy(intro),
    sections: sections.map((section) => ({...section, text: tidy(section.text)})),
  };
}
