import Head from '@docusaurus/Head';
import mono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?core';
import sans from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?core';
import AskAi from '@site/src/components/AskAi';
import type {ReactNode} from 'react';
import {useOfflineGuard} from './useOfflineGuard';

/**
 * Around every page: the two font files are asked for with the page, so that
 * the first paint has them, and no click loses the page while offline. After
 * every page: the button that takes questions.
 */
export default function Root({children}: {children: ReactNode}): ReactNode {
  useOfflineGuard();
  return (
    <>
      <Head>
        {[sans, mono].map((file) => (
          <link
            key={file}
            rel="preload"
            as="font"
            type="font/woff2"
            href={file}
            crossOrigin="anonymous"
          />
        ))}
      </Head>
      {children}
      <AskAi />
    </>
  );
}
