import type {Heading, PhrasingContent, Root, RootContent, Table, TableRow} from 'mdast';
import {headingsOf} from '../../content/outline.ts';
import type {OptionFact} from '../../../api/facts.ts';
import {code, ofClass, strong, text, whenRequested} from './describe-option.ts';
import {mdx} from './import-parts.ts';

/** One option: what is known of it, and the heading that explains it. */
export type Row = {heading: Heading; option: OptionFact; since?: string};

/** From this many rows on, a field narrows the table down. */
const MANY = 15;

/** The id of each heading of a page. To be asked before anything without a place in the file is put in. */
export const idsOf = (tree: Root): ReadonlyMap<Heading, string> =>
  new Map(headingsOf({tree}).map(({node, id}) => [node, id]));

const row = (cells: PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({type: 'tableCell', children})),
});

/**
 * All options of a section at a glance: name, type, whether it is required or else its default, and the
 * version that brought it, where one came later than the others. One option needs none: its own line
 * says all.
 * @param title of the section: `Props`
 */
export function optionTable(
  title: string,
  rows: readonly Row[],
  ids: ReadonlyMap<Heading, string>,
): RootContent[] {
  if (rows.length < 2) {
    return [];
  }
  const dated = rows.some(({since}) => since);
  const head = [title.replace(/s$/, ''), 'Type', 'Default', ...(dated ? ['Since'] : [])];
  const table: Table = {
    type: 'table',
    data: ofClass('reference-options'),
    children: [
      row(head.map((word) => [text(word)])),
      ...rows.map(({heading, option, since}) =>
        row([
          [{type: 'link', url: `#${ids.get(heading)}`, children: [code(option.name)]}],
          [code(whenRequested(option.type))],
          option.required
            ? [strong('required')]
            : option.default === undefined
              ? []
              : [code(option.default)],
          ...(dated ? [[text(since?.replace(/^(.*) or earlier$/, '≤ $1') ?? '')]] : []),
        ]),
      ),
    ],
  };
  return rows.length < MANY
    ? [table]
    : [withFilter(table, `${rows.length} ${title.toLowerCase()}`)];
}

function withFilter(table: Table, what: string): RootContent {
  const [box] = mdx.parse(`<OptionFilter what="${what}"></OptionFilter>`).children;
  return Object.assign(box!, {children: [table]});
}
