import type {Element} from 'hast';
import {attribute, placeOf} from './attributes.ts';
import type {Resource} from './built-page.ts';

/** Attributes that name a file, by element. */
const loading: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'srcSet'],
  source: ['src', 'srcSet'],
  video: ['src', 'poster'],
  audio: ['src'],
  track: ['src'],
  script: ['src'],
  link: ['href'],
  iframe: ['src'],
  embed: ['src'],
  object: ['data'],
};

/** Tags whose content is the address of a picture. */
const previews = new Set(['og:image', 'twitter:image']);

/** Addresses of a `srcset`: each is followed by a width or a density. */
const candidates = (srcset: string): string[] =>
  srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0]!);

function urlsOf(element: Element): string[] {
  const name = attribute(element, 'property') ?? attribute(element, 'name') ?? '';
  if (element.tagName === 'meta') {
    return previews.has(name) ? [attribute(element, 'content') ?? ''] : [];
  }
  return (loading[element.tagName] ?? []).flatMap((key) => {
    const value = attribute(element, key);
    if (value === undefined) {
      return [];
    }
    return key === 'srcSet' ? candidates(value) : [value];
  });
}

/** The files that an element loads or names. */
export const resourcesOf = (element: Element): Resource[] =>
  urlsOf(element).map((url) => ({element: element.tagName, url, place: placeOf(element)}));
