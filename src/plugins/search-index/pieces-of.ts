import type {Element, ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {isChrome} from '../markdown-export/is-chrome.ts';
import {codeExcerpt} from './code-excerpt.ts';
import {isCard} from './is-card.ts';

/** A heading; level 1 is the title of the page. Only those with an anchor can be led to. */
export type Heading = {level: 1 | 2 | 3; anchor: string | null; text: string};

const levels: Readonly<Record<string, Heading['level']>> = {h1: 1, h2: 2, h3: 3};

/** Elements that stand inside a line of text. */
const inline = new Set(
  'a abbr b bdi cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** The id of a heading; those that React makes up differ from build to build. */
const anchorOf = ({properties: {id}}: Element): string | null =>
  typeof id === 'string' && id !== '' && !id.startsWith('_R_') ? id : null;

/** All panels of tabs count, not only the one that is open. */
const isLeftOut = (node: Element): boolean =>
  (isChrome(node) && node.properties.role !== 'tabpanel') || isCard(node);

const joined = (nodes: readonly ElementContent[]): string =>
  [...piecesOfAll(nodes, false)]
    .filter((piece) => typeof piece === 'string')
    .join('')
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function* piecesOfAll(
  nodes: readonly ElementContent[],
  isCode: boolean,
): Generator<string | Heading> {
  let before: ElementContent | undefined;
  for (const node of nodes) {
    // Two elements without text between them are two things side by side.
    if (!isCode && before?.type === 'element' && node.type === 'element') {
      yield ' ';
    }
    yield* piecesOf(node);
    before = node.type === 'comment' ? before : node;
  }
}

/** The texts and headings of an article in their order. White space in the texts is as it comes. */
export function* piecesOf(node: ElementContent): Generator<string | Heading> {
  if (node.type === 'text') {
    yield node.value;
  }
  if (node.type !== 'element' || isLeftOut(node)) {
    return;
  }
  const level = levels[node.tagName];
  const space = inline.has(node.tagName) ? '' : ' ';
  if (level) {
    yield {level, anchor: anchorOf(node), text: joined(node.children)};
  } else if (node.tagName === 'pre') {
    yield ` ${codeExcerpt(toString(node))} `;
  } else {
    yield space;
    yield* piecesOfAll(node.children, node.tagName === 'code');
    yield space;
  }
}
