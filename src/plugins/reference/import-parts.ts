import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

export const mdx = unified().use(remarkParse).use(remarkMdx);

/** Imports the style sheet of reference pages, and the filter where there is one: no other page carries them. */
export function importParts(tree: Root): void {
  const hasFilter = tree.children.some((node) => 'name' in node && node.name === 'OptionFilter');
  const lines = [
    `import '@site/src/mdx/reference.css';`,
    ...(hasFilter ? [`import {OptionFilter} from '@site/src/mdx/OptionFilter';`] : []),
  ];
  tree.children.unshift(...mdx.parse(lines.join('\n')).children);
}
