import {NewPageError} from '../question.ts';

/**
 * The text of a sidebar's file with one more entry at the end of a category.
 * @param categories labels from the outside in; none for the end of the sidebar itself
 * @throws NewPageError when the text has no such category
 */
export function placeInSidebar(text: string, categories: readonly string[], id: string): string {
  const start = text.search(/export const \w+Sidebar\b/);
  let list = listAfter(text, start, /=\s*\[/);
  for (const label of categories) {
    const at = labelWithin(text, list, label);
    if (at === undefined) {
      throw new NewPageError(
        `The sidebar has no category "${label}" written as label: '${label}'.`,
      );
    }
    list = listAfter(text, at, /\bitems:\s*\[/);
  }
  const before = text.slice(0, list.end).trimEnd();
  const separator = before.endsWith('[') ? '' : before.endsWith(',') ? ' ' : ', ';
  return `${before}${separator}'${id}'${text.slice(list.end)}`;
}

/** Characters from behind `[` to before the `]` that closes it. */
type List = {start: number; end: number};

function listAfter(text: string, from: number, opening: RegExp): List {
  const found = from < 0 ? null : opening.exec(text.slice(from));
  if (!found) {
    throw new NewPageError('The file of the sidebar has no list where the page could stand.');
  }
  const start = from + found.index + found[0].length;
  return {start, end: closingBracket(text, start)};
}

function closingBracket(text: string, start: number): number {
  let depth = 1;
  for (const token of text.slice(start).matchAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[[\]]/g)) {
    depth += token[0] === '[' ? 1 : token[0] === ']' ? -1 : 0;
    if (depth === 0) {
      return start + token.index;
    }
  }
  throw new NewPageError('The file of the sidebar has a list that is not closed.');
}

/** Place of a category's label among the items of a list, not among those of categories in it. */
function labelWithin(text: string, list: List, label: string): number | undefined {
  let depth = 0;
  const tokens =
    /\blabel:\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[[\]]/g;
  for (const token of text.slice(list.start, list.end).matchAll(tokens)) {
    depth += token[0] === '[' ? 1 : token[0] === ']' ? -1 : 0;
    const name = (token[1] ?? token[2])?.replace(/\\(.)/g, '$1');
    if (depth === 0 && name === label) {
      return list.start + token.index;
    }
  }
  return undefined;
}
