import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The entries of a sidebar or of a category: ids of docs pages, links, and categories. */
export type Entries = Extract<SidebarsConfig[string], readonly unknown[]>;

/** The id of the page that its label leads to, where it has one, and its entries. */
type Content = [Entries] | [page: string, Entries];

type Category = Extract<Entries[number], {type: 'category'}>;

/** A category as Docusaurus takes it. */
export function category(label: string, ...content: Content): Category {
  const [page, items] = content.length === 1 ? [undefined, ...content] : content;
  return {type: 'category', label, ...(page && {link: {type: 'doc', id: page}}), items};
}

/** One that is open before a reader opens it. */
export const openCategory = (label: string, ...content: Content): Category => ({
  ...category(label, ...content),
  collapsed: false,
});
