import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {markdownAddress} from './markdown-address';

/** Where the Markdown of a page is: for links of this site, and for readers elsewhere. */
export function useMarkdownAddress(address: string): {href: string; url: string} {
  const {siteConfig} = useDocusaurusContext();
  const href = markdownAddress(address, siteConfig.baseUrl);
  return {href, url: siteConfig.url + href};
}
