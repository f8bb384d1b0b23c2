import type {Element} from 'hast';
import {attribute, placeOf} from './attributes.ts';
import type {Visual} from './built-page.ts';

const hasRatio = (element: Element | undefined): boolean =>
  element !== undefined && /aspect-ratio\s*:/.test(attribute(element, 'style') ?? '');

/** The picture, video or frame that an element is. A box with an aspect ratio around it counts as its size. */
export function visualOf(element: Element, parent: Element | undefined): Visual | undefined {
  const {tagName} = element;
  if (tagName !== 'img' && tagName !== 'video' && tagName !== 'iframe') {
    return undefined;
  }
  const [width, height] = [attribute(element, 'width'), attribute(element, 'height')];
  return {
    element: tagName,
    url: attribute(element, 'src') ?? '',
    alt: attribute(element, 'alt'),
    sized: Boolean(width && height) || hasRatio(element) || hasRatio(parent),
    place: placeOf(element),
  };
}
