import type {Element} from 'hast';
import {element, replaceAll, text} from '../element.ts';

/**
 * What has no file of its own becomes its description: a drawing, a picture
 * inside the page, and a video, which gets a link to where it plays.
 * @param page address of the page
 */
export function writePictures(article: Element, page: string): void {
  replaceAll(article, '[role=img][aria-label]', ({tagName, properties}) => {
    const description = String(properties.ariaLabel);
    if (tagName === 'svg') {
      return [element('p', [text(`Picture: ${description}`)])];
    }
    const link = element('a', [text('Play it on the page')]);
    link.properties = {href: page};
    return [element('p', [text(`Video: ${description} `), link])];
  });
  // Small pictures stand in the page itself: their bytes say nothing to a reader of text.
  replaceAll(article, 'img[src^="data:"]:not([alt=""])', ({properties}) => [
    text(`Picture: ${String(properties.alt ?? '')}`),
  ]);
}
