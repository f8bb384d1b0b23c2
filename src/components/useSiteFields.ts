import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteFields} from '@site/src/config/site-fields';

/** What configuration hands to the browser. */
export function useSiteFields(): SiteFields {
  return useDocusaurusContext().siteConfig.customFields as SiteFields;
}
