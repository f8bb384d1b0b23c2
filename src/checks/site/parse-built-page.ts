import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {attribute, placeOf} from './attributes.ts';
import type {BuiltPage} from './built-page.ts';
import {linkOf} from './parse-link.ts';
import {resourcesOf} from './parse-resources.ts';
import {visualOf} from './parse-visual.ts';

const parser = unified().use(rehypeParse);

type Found = {element: Element; parent: Element | undefined};

/** All elements with the ones they stand in, in the order of the page. */
function elementsIn({children}: Element | Root, parent?: Element, found: Found[] = []): Found[] {
  for (const child of children) {
    if (child.type === 'element') {
      found.push({element: child, parent});
      elementsIn(child, child, found);
    }
  }
  return found;
}

/** Values by key, in the order in which they come. */
function group<V>(entries: readonly (readonly [key: string, value: V])[]): Map<string, V[]> {
  const groups = new Map<string, V[]>();
  for (const [key, value] of entries) {
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return groups;
}

const metaName = (element: Element): string =>
  ['property', 'name', 'httpEquiv'].map((key) => attribute(element, key)).find(Boolean) ?? '';

/** Address of a built page: that of `docs/player/index.html` is `/docs/player`. */
export const addressOf = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$/, '')}`;

/** Reads a built page once, for all checks. */
export function parseBuiltPage(file: string, html: string): BuiltPage {
  const found = elementsIn(parser.parse(html));
  const tagged = (name: string) => found.filter(({element}) => element.tagName === name);
  const root = tagged('html')[0]?.element;
  const metas = group(
    tagged('meta').map(({element}) => [metaName(element), attribute(element, 'content') ?? '']),
  );
  return {
    file,
    address: addressOf(file),
    leadsTo: metas.get('refresh')?.[0]?.replace(/^\s*\d+\s*;\s*url=/i, ''),
    docId: /\bdocs-doc-id-(\S+)/.exec((root && attribute(root, 'className')) ?? '')?.[1],
    lang: root && attribute(root, 'lang'),
    titles: tagged('title')
      .filter(({parent}) => parent?.tagName === 'head')
      .map(({element}) => toString(element).trim()),
    metas,
    canonicals: tagged('link')
      .filter(({element}) => attribute(element, 'rel') === 'canonical')
      .map(({element}) => attribute(element, 'href') ?? ''),
    h1s: tagged('h1').map(({element}) => placeOf(element)),
    ids: group(
      found.flatMap(({element}) => {
        const id = attribute(element, 'id');
        return id === undefined ? [] : [[id, placeOf(element)] as const];
      }),
    ),
    links: tagged('a').flatMap(({element}) => linkOf(element) ?? []),
    resources: found.flatMap(({element}) => resourcesOf(element)),
    visuals: found.flatMap(({element, parent}) => visualOf(element, parent) ?? []),
  };
}
