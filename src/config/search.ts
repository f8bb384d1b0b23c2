import type {ThemeConfig} from '@docusaurus/preset-classic';
import {env} from './env.ts';

/**
 * The hosted search service, where its keys are set. Contextual search is off
 * (specification §3) while requests still carry the language and version
 * filters (§7), so the filters are fixed parameters here. The page
 * `/search` is the site's own. Results on the company's other sites, which the
 * index may hold too, lead away from this one; all others become paths of it.
 */
export const searchTheme: Pick<ThemeConfig, 'algolia'> = env.search
  ? {
      algolia: {
        ...env.search,
        contextualSearch: false,
        searchPagePath: false,
        externalUrlRegex: '^https://(?:convert\\.remotion\\.dev|(?:www\\.)?remotion\\.pro)(?:/|$)',
        searchParameters: {
          facetFilters: [
            'language:en',
            ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
          ],
        },
      },
    }
  : {};
