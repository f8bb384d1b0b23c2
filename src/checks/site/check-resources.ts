import type {BuiltSite} from './built-page.ts';
import type {PageFinding, PageResult} from './page-result.ts';
import {addressBook, ownAddress, pagesToRead} from './resolve-address.ts';

/** Every picture, script, style sheet, font, feed and preview picture that a page names is there. */
export function checkResources(site: BuiltSite): PageResult {
  const targetOf = addressBook(site);
  let inspected = 0;
  const findings = pagesToRead(site).flatMap((page) =>
    page.resources.flatMap(({element, url, place}): PageFinding[] => {
      const address = ownAddress(url, page, site.url);
      if (address === undefined) {
        return [];
      }
      inspected += 1;
      const {kind} = targetOf(address);
      return kind === 'page' || kind === 'file'
        ? []
        : [
            {
              page,
              place,
              needle: url,
              rule: 'resource-target',
              message: `<${element}> names ${url}, which the build does not hold.`,
              remedy: 'Correct the address, upper and lower case included, or add the file.',
            },
          ];
    }),
  );
  return {name: 'resources', inspected, unit: 'files named by pages', findings};
}
