import path from 'node:path';
import type {Link, PhrasingContent, Root, Text} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {terms} from '../../config/terms.ts';
import {termForms} from './term-forms.ts';

const patterns = Object.fromEntries(
  Object.entries(terms).map(([term, forms]) => [term, termForms(forms)]),
);

/** Text in these is not prose, or leads somewhere already. */
const noProse = new Set(['heading', 'link', 'linkReference', 'mdxJsxTextElement']);

/**
 * Links each term to its page of the terminology where a page uses it first. A link that an author
 * put there before stands for it, and a page of the terminology does not link to itself.
 */
export function remarkTerms() {
  return (tree: Root, file: VFile): void => {
    // A part of pages, whose terms the pages link.
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
      if (noProse.has(node.type)) {
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
      // What comes after the new link may hold further terms.
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
