import {findingAt, type CheckResult, type Finding} from '../../content/finding.ts';
import {emptyLabel, isEmptyLabel} from '../prose/link-labels.ts';
import type {BuiltSite} from './built-site.ts';
import {ownPath, targetFinder} from './resolve-path.ts';

/**
 * Links of built pages, whatever made them. The build checks the links that go through the router
 * and the check of prose those in Markdown; neither sees an `<a>` that a component writes.
 */
export function checkLinks(site: BuiltSite): CheckResult {
  const targetOf = targetFinder(site);
  const links = site.pages.flatMap((page) => page.links.map((link) => ({page, ...link})));
  const findings = links.flatMap(({page, label, url, line, column}): Finding[] => {
    const location = {file: `${site.folder}/${page.file}`, line, column};
    const path = ownPath(url, page, site);
    const found: Finding[] = [];
    if (path !== undefined && targetOf(path) === 'missing') {
      const message = `The link "${label}" leads to ${url}, where there is no page and no file.`;
      const hint = 'Correct the address, upper and lower case included.';
      found.push(findingAt(location, 'link-target', message, hint));
    }
    if (isEmptyLabel(label)) {
      found.push(emptyLabel(location, label));
    }
    return found;
  });
  return {name: 'links', inspected: links.length, unit: 'links', findings};
}
