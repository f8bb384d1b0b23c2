import type {InlineCode, Link, Parents, PhrasingContent, Root, Table} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';

/** Characters that fit in a line of a phone, and so need no break. */
const SHORT = 30;

/** Characters above which code breaks even where a table keeps names whole: a message or a long command. */
const LONG = 48;

/** Characters above which a name in a table may break. */
const NAME = 16;

/** Characters that fit in the second of two columns on a phone. */
const COLUMN = 24;

const HUMPS = /(?<=[a-z])(?=[A-Z])/;
const HUMPS_AND_SLASHES = /(?<=[a-z])(?=[A-Z])|(?<=\w\/)(?=\w)/;

/**
 * Keeps short code in one line, where a browser would break it: `--scale` after its dashes. In text, a longer
 * command breaks only between its words, a longer flag not after its dashes, and a list of values in none of them
 * (`'from-left' | 'from-top-left'`). In tables, where columns share
 * the width, names of rows break between their words (`setChromium` `OpenGlRenderer()`), and so do the longest of
 * a second column; in the further columns of three or more, calls and paths do. Marks long code for tables.
 */
export function remarkInlineCode() {
  return (tree: Root): void => {
    const cramped = new Set<InlineCode>();
    visit(tree, 'table', (table: Table) => {
      for (const {children: cells} of table.children) {
        visit(cells[0]!, 'inlineCode', breakAt(HUMPS));
        if (cells.length === 2) {
          visit(cells[1]!, 'inlineCode', breakAt(HUMPS, COLUMN));
        }
        for (const cell of cells.length > 2 ? cells.slice(1) : []) {
          visit(cell, 'inlineCode', breakAt(HUMPS_AND_SLASHES));
          visit(cell, 'inlineCode', (node: InlineCode) => void cramped.add(node));
        }
      }
    });
    visit(tree, 'inlineCode', (node: InlineCode, index, parent) => {
      const {value} = node;
      if (value.length <= SHORT) {
        if (/[-\s/|?]/.test(value) && (value.startsWith('-') || !cramped.has(node))) {
          node.data = {...node.data, hProperties: {className: ['whole']}};
        }
      } else if (parent && index !== undefined && parent.type !== 'heading') {
        // Around spaces, and behind the first word of a flag that begins the code.
        const parts = value.split(/(?<=^--[^-\s]+)(?=-)|(?<=\s)(?=--?\w|'\S*-)|(?=\s)/);
        const kept = parts.map((part, at) =>
          (at === 0 || /\s$/.test(parts[at - 1]!)) &&
          /^(?:--?\w|'\S+'$)/.test(part) &&
          part.length <= SHORT
            ? whole(part)
            : text(part),
        );
        const className = value.length > LONG ? 'long' : undefined;
        if (kept.some(({type}) => type !== 'text')) {
          // As an element: the theme takes code with children for a block.
          parent.children[index] = element('code', kept, className);
        } else if (className) {
          node.data = {...node.data, hProperties: {className: [className]}};
        }
      }
    });
  };
}

/** Lets a long name or path break at these places. */
const breakAt =
  (places: RegExp, above = NAME) =>
  ({value}: InlineCode, index: number | undefined, parent: Parents | undefined): void => {
    const words = value.split(places);
    if (value.length > above && words.length > 1 && !/\s/.test(value) && parent) {
      const parts = words.flatMap((word, at) => [
        ...(at > 0 ? [element('wbr', [])] : []),
        text(word),
      ]);
      (parent as Link).children[index!] = element('code', parts);
    }
  };

const text = (value: string) => ({type: 'text', value}) as const;

const whole = (part: string) => element('span', [text(part)], 'whole');

/** As if written in the page: MDX then leaves the tag alone, instead of using the theme's component. */
const element = (
  name: string,
  children: PhrasingContent[],
  className?: string,
): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: className ? [{type: 'mdxJsxAttribute', name: 'className', value: className}] : [],
  children,
  data: {_mdxExplicitJsx: true} as MdxJsxTextElement['data'],
});
