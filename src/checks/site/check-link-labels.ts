import type {BuiltSite} from './built-page.ts';
import type {PageFinding, PageResult} from './page-result.ts';
import {pagesToRead} from './resolve-address.ts';

/** Labels that say nothing to somebody who hears the links of a page one after another. */
const empty = new Set([
  'here',
  'click',
  'click here',
  'link',
  'this',
  'this link',
  'this page',
  'page',
  'more',
  'read more',
  'learn more',
]);

/** Every link says where it leads. */
export function checkLinkLabels(site: BuiltSite): PageResult {
  const pages = pagesToRead(site);
  const findings = pages.flatMap((page) =>
    page.links.flatMap(({href, label, place}): PageFinding[] => {
      const finding = {page, place, needle: href, rule: 'link-label'};
      if (label === '') {
        return [
          {
            ...finding,
            message: `The link to ${href} has no text.`,
            remedy: 'Give it a text, or the picture in it an alt text.',
          },
        ];
      }
      return empty.has(
        label
          .toLowerCase()
          .replace(/[.!:…→]+$/, '')
          .trim(),
      )
        ? [
            {
              ...finding,
              message: `The link to ${href} is called "${label}", which does not say where it leads.`,
              remedy: 'Name the page or the thing that it leads to.',
            },
          ]
        : [];
    }),
  );
  const inspected = pages.reduce((sum, {links}) => sum + links.length, 0);
  return {name: 'link labels', inspected, unit: 'links', findings};
}
