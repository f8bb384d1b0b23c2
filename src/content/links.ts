import {locationOf, type Finding} from './finding.ts';
import {isJsx, textAttribute} from './jsx.ts';
import {derived} from './derived.ts';
import {walk} from './walk.ts';

/** An address that an author wrote. */
export type WrittenLink = Pick<Finding, 'file' | 'line' | 'column'> & {
  /** As it is understood: `./sequence.mdx#from`. */
  url: string;
  /** Characters of the file before it and up to its end, where it is written as it is understood. */
  range: {start: number; end: number} | undefined;
};

/** An address of a text, found where it is written between two offsets. */
function linkAt(file: string, text: string, url: string, from: number, to: number): WrittenLink {
  const start = text.indexOf(url, from);
  const isThere = url !== '' && start >= 0 && start + url.length <= to;
  const range = isThere ? {start, end: start + url.length} : undefined;
  return {file, ...locationOf(text, range?.start ?? from), url, range};
}

/** Attributes of components and elements that hold the address of a page. */
const linkAttributes = ['href', 'to'];

/** The links of a page or partial in order: Markdown's, and those of elements. Code has none. */
export const linksOf = derived('links', ({file, text, tree}): WrittenLink[] => {
  const found: WrittenLink[] = [];
  walk(tree, (node) => {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    if (node.type === 'link') {
      // After its label, which may be the same text.
      const label = node.children.at(-1)?.position?.end.offset ?? start;
      const from = text.startsWith('](', label) ? label : start;
      found.push(linkAt(file, text, node.url, from, end));
    } else if (node.type === 'definition') {
      found.push(linkAt(file, text, node.url, start, end));
    } else if (isJsx(node)) {
      const urls = linkAttributes.map((name) => textAttribute(node, name));
      found.push(
        ...urls
          .filter((url) => url !== undefined)
          .map((url) => linkAt(file, text, url, start, end)),
      );
    }
  });
  return found;
});

/** A field whose value is an address, in YAML or in the address book. */
const addressField = /^[\s-]*(?:\w+: |.*\bto: )["']?(\/[^\s"']*|\w+:\/\/[^\s"']+)/gm;

/** The addresses in the fields of a record or of the address book. */
export const linksInFields = (file: string, text: string): WrittenLink[] =>
  [...text.matchAll(addressField)].map(({0: all, 1: url = '', index}) =>
    linkAt(file, text, url, index + all.length - url.length, text.length),
  );
