import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSiteFields} from '@site/src/components/useSiteFields';
import {useMemo} from 'react';
import {createSearchClient, hostedFirst, type SearchClient} from './client';
import {embeddedBackend, prepareEmbedded} from './embedded';
import type {ToAddress} from './hits';
import {hostedBackend} from './hosted';
import {createToAddress} from './site-address';

/** What the configuration of the hosted index says, where there is one. */
type HostedTheme = {
  algolia?: {externalUrlRegex?: string; searchParameters?: Record<string, unknown>};
};

const noParameters: Record<string, unknown> = {};

type Search = {
  client: SearchClient;
  toAddress: ToAddress;
  /** Tells the two indexes' remembered searches apart. */
  indexName: string;
  hosted: boolean;
  /** Begins to load what the first answer needs. */
  prepare: () => void;
};

/**
 * The search of this site: the hosted service where its keys are set, with the
 * embedded index in its place when it fails; else the embedded index alone.
 */
export function useSearchClient(): Search {
  const {search} = useSiteFields();
  const {siteConfig} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  const {externalUrlRegex, searchParameters = noParameters} =
    (siteConfig.themeConfig as HostedTheme).algolia ?? {};
  const {baseUrl} = siteConfig;

  return useMemo(() => {
    const toAddress = createToAddress({externalPattern: externalUrlRegex, withBaseUrl});
    const embedded = embeddedBackend(baseUrl, toAddress);
    const backend = search
      ? hostedFirst(hostedBackend({...search, searchParameters}, toAddress), embedded)
      : embedded;
    return {
      client: createSearchClient(backend),
      toAddress,
      indexName: search?.indexName ?? 'pages',
      hosted: search !== null,
      prepare: () => (search ? undefined : prepareEmbedded(baseUrl)),
    };
    // The configuration's objects never change while the site runs.
  }, [baseUrl, externalUrlRegex, search, searchParameters, withBaseUrl]);
}
