import type {Catalog, Entry, HomeCatalog, Profile} from '../../content/records/catalog.ts';

const showcaseOnHomePage = 6;

/** What the home page shows: the featured templates and the newest entries of the showcase. */
export function homeProps({templates, showcase}: Catalog): HomeCatalog {
  return {
    templates: templates
      .filter(({featured}) => featured)
      .map(({name, slug, path, width, height}) => ({title: name, slug, path, width, height})),
    showcase: showcase
      .slice(0, showcaseOnHomePage)
      .map(({title, topic, slug, path}) => ({title, topic, slug, path})),
  };
}

/** Each record of a list with the ones before and after it. */
export function profiles<T extends {name: string}>(entries: readonly Entry<T>[]): Profile<T>[] {
  const neighbour = (index: number) => {
    const entry = entries[index];
    return entry ? {name: entry.name, path: entry.path} : null;
  };
  return entries.map((record, index) => ({
    record,
    previous: neighbour(index - 1),
    next: neighbour(index + 1),
  }));
}
