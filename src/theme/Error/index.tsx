import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import SiteMetadataDefaults from '@docusaurus/core/lib/client/SiteMetadataDefaults';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

// The layout asks which plugin made the page, and outside a page there is none.
const route = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

/**
 * The crash screen for errors outside a page's layout: the same as inside it,
 * in the site's frame, or without the frame when that is what crashed. It
 * restores what the app around it provided: language, viewport, a working navbar.
 */
export default function ThemeError(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  return (
    <BrowserContextProvider>
      <RouteContextProvider value={route}>
        <SiteMetadataDefaults />
        <ErrorBoundary fallback={() => content}>
          <Layout>{content}</Layout>
        </ErrorBoundary>
      </RouteContextProvider>
    </BrowserContextProvider>
  );
}
