import path from 'node:path';
import type {Link, PhrasingContent, Root, Text} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {terms} from '../../config/glossary.ts';

const patterns = Object.fromEntries(
  Object.entries(terms).map(([term, forms]) => [term, termForms(forms)]),
);

/** Text in these is not prose, or links somewhere already. */
const notProse = new Set(['heading', 'link', 'linkReference', 'mdxJsxTextElement']);

/**
 * Links each term to its page of the terminology where a page uses it first. A link that an author
 * put there before counts, and a page of the terminology does not link to itself.
 */
export function remarkGlossary() {
  return (tree: Root, file: VFile): void => {
    // A partial: the pages that include it link its terms.
    if (path.basename(file.dirname!).startsWith('_')) {
      return;
    }
    const folder = path.join(file.cwd, 'docs', 'terminology');
    const open = new Set(Object.keys(terms));
    open.delete(path.basename(path.relative(folder, file.path), '.mdx'));
    const explains = (url: string) =>
      path.relative(folder, path.resolve(file.dirname!, url.replace(/\.mdx(#.*)?$/, '')));

    visit(tree, (node, index, parent) => {
      if (node.type === 'link') {
        open.delete(explains(node.url));
      }
      if (notProse.has(node.type)) {
        return SKIP;
      }
      if (node.type !== 'text') {
        return undefined;
      }
      const first = firstTerm(node, open);
      if (!first) {
        return undefined;
      }
      open.delete(first.term);
      (parent!.children as PhrasingContent[]).splice(index!, 1, ...first.nodes);
      // What follows the new link may contain further terms.
      return index! + first.nodes.length - 1;
    });
  };
}

/** Splits a text at the first of the terms in it. */
function firstTerm(
  {value}: Text,
  open: ReadonlySet<string>,
): {term: string; nodes: PhrasingContent[]} | undefined {
  const [first] = [...open]
    .flatMap((term) => {
      const match = patterns[term]!.exec(value);
      return match ? {term, word: match[0], start: match.index} : [];
    })
    .toSorted((a, b) => a.start - b.start);
  if (!first) {
    return undefined;
  }
  const {term, word, start} = first;
  const link: Link = {
    type: 'link',
    url: `@site/docs/terminology/${term}.mdx`,
    children: [{type: 'text', value: word}],
  };
  const nodes: PhrasingContent[] = [
    {type: 'text', value: value.slice(0, start)},
    link,
    {type: 'text', value: value.slice(start + word.length)},
  ];
  return {term, nodes};
}

/**
 * Finds a term in a text, whichever form it has there; an article before it is not part of the match.
 * A capital letter in the form must be one in the text: "Player" is a name, "player" a word.
 * @param forms such as `serve URL`, `the bundle`
 */
export function termForms(forms: readonly string[]): RegExp {
  const alternatives = forms
    .toSorted((a, b) => b.length - a.length)
    .map((form) => {
      const [, article, words] = /^(a|the)? ?(.+)$/.exec(form)!;
      const capital = words!.replace(/^[a-z]/, (letter) => `[${letter}${letter.toUpperCase()}]`);
      return article
        ? `(?<=\\b[${article[0]}${article[0]!.toUpperCase()}]${article.slice(1)} )${words}`
        : capital;
    });
  // Not within a longer name: "Player-like", "composition's id" is fine, "decomposition" is not.
  return new RegExp(`(?<![\\w-])(?:${alternatives.join('|')})(?![\\w-])`);
}
