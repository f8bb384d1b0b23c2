import type {CheckResult} from '../finding.ts';
import type {BuiltSite} from './built-page.ts';
import {checkHeads} from './check-heads.ts';
import {checkLinkLabels} from './check-link-labels.ts';
import {checkAnchors, checkLinks} from './check-links.ts';
import {checkOutline} from './check-outline.ts';
import {checkRedirects, type RedirectSources} from './check-redirects.ts';
import {checkResources} from './check-resources.ts';
import {checkVisuals} from './check-visuals.ts';
import {locate, type FindSource} from './page-result.ts';

const rules = [
  checkLinks,
  checkAnchors,
  checkLinkLabels,
  checkResources,
  checkVisuals,
  checkOutline,
  checkHeads,
];

/** What the checks need to know beside the built files. */
export type Knowledge = {
  /** Addresses without a page to which redirects may lead. */
  notWritten: readonly string[];
  sources: RedirectSources;
  findSource: FindSource;
};

/** All checks over the built site but that of its HTML, which needs the text of the pages. */
export function checkSite(
  site: BuiltSite,
  {notWritten, sources, findSource}: Knowledge,
): CheckResult[] {
  return [
    ...rules.map((rule) => locate(rule(site), site, findSource)),
    checkRedirects(site, notWritten, sources),
  ];
}
