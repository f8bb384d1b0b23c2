import type {CheckResult} from '../finding.ts';
import type {BuiltSite} from './built-page.ts';
import {checkHeads} from './check-heads.ts';
import {checkLeads, type Lead, type ListFile} from './check-leads.ts';
import {checkLinkLabels} from './check-link-labels.ts';
import {checkAnchors, checkLinks} from './check-links.ts';
import {checkOutline} from './check-outline.ts';
import {checkResources} from './check-resources.ts';
import {checkVisuals} from './check-visuals.ts';
import {locate, type FindSource} from './page-result.ts';
import {redirectLeads} from './redirect-leads.ts';

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
  /** Addresses that packages print. */
  printed: readonly Lead[];
  /** Addresses without a page to which redirects and packages may lead. */
  notWritten: readonly string[];
  sources: {redirects: ListFile; notWritten: ListFile};
  findSource: FindSource;
};

/** All checks over the built site but that of its HTML, which needs the text of the pages. */
export function checkSite(
  site: BuiltSite,
  {printed, notWritten, sources, findSource}: Knowledge,
): CheckResult[] {
  return [
    ...rules.map((rule) => locate(rule(site), site, findSource)),
    checkLeads(
      site,
      [...redirectLeads(site.redirects, sources.redirects), ...printed],
      notWritten,
      sources.notWritten,
    ),
  ];
}
