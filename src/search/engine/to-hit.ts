import type {Hierarchy} from '../record';
import type {Place} from './choose-place';
import {markText, snippetOf, type Marking} from './mark-text';
import type {Hit} from './protocol';
import type {IndexedPage} from './site-index';
import type {Sought} from './sought';

const snippetWords = 12;

/** How many words of an attribute a snippet has: `content:12` asks for twelve. */
const wordsOf = (attributes: readonly string[], attribute: string): number => {
  const asked = attributes.find((entry) => entry.split(':')[0] === attribute);
  return Number(asked?.split(':')[1] ?? snippetWords) || snippetWords;
};

const hierarchyOf = ({category, title}: IndexedPage, {section}: Place): Hierarchy => ({
  lvl0: category,
  lvl1: title,
  lvl2: section?.parent ?? null,
  lvl3: section?.level === 3 ? section.heading : null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
});

function markLevels(hierarchy: Hierarchy, terms: ReadonlySet<string>): Record<string, Marking> {
  return Object.fromEntries(
    Object.entries(hierarchy)
      .filter((entry): entry is [string, string] => entry[1] !== null)
      .map(([level, text]) => [level, markText(text, terms)]),
  );
}

/** The record of a place in a page, with the marks of what was found. */
export function toHit(
  page: IndexedPage,
  place: Place,
  sought: Sought,
  attributesToSnippet: readonly string[] = [],
): Hit {
  const {section, content} = place;
  const anchor = section?.anchor || null;
  const hierarchy = hierarchyOf(page, place);
  const levels = markLevels(hierarchy, sought.terms);
  const suffix = anchor ? `#${anchor}` : '';
  return {
    objectID: page.id + suffix,
    url: page.url + suffix,
    url_without_anchor: page.url,
    anchor,
    type: section ? `lvl${section.level}` : 'lvl1',
    hierarchy,
    content: content || null,
    language: 'en',
    docusaurus_tag: page.tag,
    version: 'current',
    area: page.area,
    _highlightResult: {hierarchy: levels},
    _snippetResult: {
      hierarchy: levels,
      ...(content && {
        content: snippetOf(content, sought, wordsOf(attributesToSnippet, 'content')),
      }),
    },
  };
}
