import {env} from './env.ts';
import {links} from './links.ts';
import {site} from './site.ts';

/** What configuration hands to the browser, as `siteConfig.customFields`. */
export const siteFields = {
  links,
  version: site.version,
  company: site.company,
  companyLocation: site.companyLocation,
  /** Where records are handed in, or null: then they are downloaded. */
  repository: site.repository && {address: site.repository, branch: site.branch},
  /** Connection to the hosted search, or null: then the embedded index answers. */
  search: env.search ?? null,
  /** Measurement id of the analytics service, or null: then nothing is sent. */
  analyticsId: env.analyticsId ?? null,
  /** Id of the assistant at the chat service, or null: then the site's own panel answers. */
  assistantId: env.assistantId ?? null,
};

export type SiteFields = typeof siteFields;
