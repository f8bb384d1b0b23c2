import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Crumb} from './breadcrumb-list.ts';

type Version = Pick<LoadedContent['loadedVersions'][number], 'docs' | 'sidebars'>;
type Item = Version['sidebars'][string][number];
type Category = Extract<Item, {type: 'category'}>;

/** The categories around a page of a sidebar, outermost first; undefined when it is not there. */
function categoriesOf(items: readonly Item[], id: string): Category[] | undefined {
  for (const item of items) {
    if (item.type === 'doc' && item.id === id) {
      return [];
    }
    if (item.type === 'category') {
      const inside = item.link?.type === 'doc' && item.link.id === id;
      const below = inside ? [] : categoriesOf(item.items, id);
      if (below) {
        return [item, ...below];
      }
    }
  }
  return undefined;
}

/**
 * The pages on the way to a docs page, which is the last: those that the categories around it lead to.
 * A category without a page of its own is no step, since a step needs an address.
 */
export function docTrail({docs, sidebars}: Version, id: string): Crumb[] {
  const pages = new Map(docs.map(({id: own, title, permalink}) => [own, {title, permalink}]));
  const page = pages.get(id)!;
  const categories = Object.values(sidebars)
    .map((items) => categoriesOf(items, id))
    .find(Boolean);
  const steps = (categories ?? []).flatMap(({label, link}): Crumb[] => {
    const address = link?.type === 'doc' ? pages.get(link.id)?.permalink : link?.permalink;
    return address && address !== page.permalink ? [{name: label, address}] : [];
  });
  return [...steps, {name: page.title, address: page.permalink}];
}
