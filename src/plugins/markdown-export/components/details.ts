import type {Element} from 'hast';
import {select} from 'hast-util-select';
import {label, replaceAll} from '../element.ts';

/** What opens on a click stands open, under its summary. */
export function writeDetails(article: Element): void {
  replaceAll(article, 'details', (details) => {
    const summary = select('summary', details);
    const content = details.children.filter((child) => child !== summary);
    if (!summary) {
      return content;
    }
    const heading = select('h1, h2, h3, h4, h5, h6', summary);
    return [heading ?? label(summary.children), ...content];
  });
}
