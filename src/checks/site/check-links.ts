import type {BuiltPage, BuiltSite, Link} from './built-page.ts';
import type {PageFinding, PageResult} from './page-result.ts';
import {
  addressBook,
  anchorOf,
  ownAddress,
  pathOf,
  type Target,
  pagesToRead,
} from './resolve-address.ts';
import {nearestAddress} from './nearest-address.ts';

/** Every link within the site leads to a page or a file that is there, by its own address. */
export function checkLinks(site: BuiltSite): PageResult {
  const targetOf = addressBook(site);
  const known = site.pages.map(({address}) => address);
  let inspected = 0;
  const findings = pagesToRead(site).flatMap((page) =>
    page.links.flatMap((link): PageFinding[] => {
      const address = ownAddress(link.href, page, site.url);
      if (address === undefined) {
        return [];
      }
      inspected += 1;
      return explain(page, link, address, targetOf(address), known);
    }),
  );
  return {name: 'links', inspected, unit: 'links within the site', findings};
}

function explain(
  page: BuiltPage,
  {href, place}: Link,
  address: string,
  target: Target,
  known: readonly string[],
): PageFinding[] {
  const finding = {page, place, needle: href};
  switch (target.kind) {
    case 'missing': {
      const near = nearestAddress(pathOf(address), known);
      return [
        {
          ...finding,
          rule: 'link-target',
          message: `The link to ${href} leads nowhere.`,
          remedy: near ? `Did you mean ${near}?` : 'Correct the address, or remove the link.',
        },
      ];
    }
    case 'redirect':
      // Short names of addresses elsewhere are there to be linked to.
      if (!target.to.startsWith('/')) {
        return [];
      }
      return [
        {
          ...finding,
          rule: 'link-moved',
          message: `The link to ${href} only leads on, to ${target.to}.`,
          remedy: `Link to ${target.to} itself.`,
        },
      ];
    default:
      return [];
  }
}

/** Every anchor that a link names is on the page that it leads to. */
export function checkAnchors(site: BuiltSite): PageResult {
  const targetOf = addressBook(site);
  let inspected = 0;
  const findings = pagesToRead(site).flatMap((page) =>
    page.links.flatMap(({href, place}): PageFinding[] => {
      const address = ownAddress(href, page, site.url);
      const anchor = address === undefined ? undefined : anchorOf(address);
      const target = address === undefined ? undefined : targetOf(address);
      if (anchor === undefined || target?.kind !== 'page') {
        return [];
      }
      inspected += 1;
      const {ids, address: where} = target.page;
      if (ids.has(anchor)) {
        return [];
      }
      const near = nearestAddress(anchor, [...ids.keys()]);
      return [
        {
          page,
          place,
          needle: href,
          rule: 'link-anchor',
          message: `The link to ${href} names an anchor that ${where} does not have.`,
          remedy: near
            ? `Did you mean #${near}?`
            : 'Correct the anchor: it is the heading in lower case with hyphens.',
        },
      ];
    }),
  );
  return {name: 'anchors', inspected, unit: 'anchors', findings};
}
