import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** An element or component in a page, as a block or in a line. */
export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

export const isJsx = (node: {type: string}): node is Jsx =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export const hasAttribute = ({attributes}: Jsx, name: string): boolean =>
  attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === name);

/** An attribute that is written as text; undefined for one that is missing or an expression. */
export function textAttribute({attributes}: Jsx, name: string): string | undefined {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}
