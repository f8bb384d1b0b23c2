import {toString} from 'mdast-util-to-string';
import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {findingAt, type Finding} from '../../content/finding.ts';
import type {Page} from '../../content/page.ts';

/** Pages with fewer words of prose need a reason. */
const minWords = 120;

/** Words that readers read: no code blocks, no headings. */
function countWords(tree: Root): number {
  let count = 0;
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'tableCell') {
      count += toString(node as RootContent)
        .split(/\s+/)
        .filter((word) => /[\p{L}\d]/u.test(word)).length;
      return 'skip';
    }
    return undefined;
  });
  return count;
}

/** A page that is too short for no reason, or has a reason and is not short. */
export function checkLength({file, tree, frontMatter, fieldLines}: Page): Finding[] {
  const words = countWords(tree);
  const location = {file, line: fieldLines.short};
  if (words < minWords && frontMatter.short === undefined) {
    const message = `The page has ${words} ${words === 1 ? 'word' : 'words'} of prose; fewer than ${minWords} need a reason.`;
    const hint = 'Write what readers still need, or add short: "reason" to the front matter.';
    return [findingAt(location, 'length', message, hint)];
  }
  if (words >= minWords && frontMatter.short !== undefined) {
    const message = `The page has ${words} words of prose, so it is not short.`;
    const hint = 'Remove the field "short" from the front matter.';
    return [findingAt(location, 'length', message, hint)];
  }
  return [];
}
