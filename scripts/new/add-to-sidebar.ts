import {NewFileError} from './answers.ts';

/** Brackets, and texts in quotes, in which brackets mean nothing. */
const tokens = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[[\]]/g;

/** `category('Audio'`, with the label. */
const category = /\b(?:c|openC)ategory\(\s*(['"])(?<label>.*?)\1/g;

/**
 * The text of a sidebar's file with one more entry at the end of a category.
 * @param categories labels from the outside in; none for the end of the sidebar itself
 * @param entry as code: an id in quotes, or a category
 * @throws NewFileError when the text has no such category
 */
export function addToSidebar(text: string, categories: readonly string[], entry: string): string {
  let at = text.indexOf('=', text.search(/Sidebar\b[^=]*=\s*\[/));
  for (const label of categories) {
    const found = [...text.matchAll(category)].find(
      ({index, groups}) => index > at && groups!.label === label,
    );
    if (!found) {
      throw new NewFileError(`The sidebar's file has no category '${label}'.`);
    }
    at = found.index + found[0].length;
  }
  at = text.indexOf('[', at);
  let depth = 0;
  for (const {0: token, index} of text.slice(at).matchAll(tokens)) {
    depth += token === '[' ? 1 : token === ']' ? -1 : 0;
    if (depth === 0) {
      const before = text.slice(0, at + index).trimEnd();
      const comma = before.endsWith('[') ? '' : before.endsWith(',') ? ' ' : ', ';
      return `${before}${comma}${entry}${text.slice(at + index)}`;
    }
  }
  throw new NewFileError("The sidebar's file has a list that is not closed.");
}
