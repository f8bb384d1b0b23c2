import Head from '@docusaurus/Head';
import {useHistory} from '@docusaurus/router';
import mono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?core';
import sans from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?core';
import AskAi from '@site/src/components/AskAi';
import {guardHistory} from '@site/src/client/next-page';
import {useEffect, type ReactNode} from 'react';

/**
 * Around every page: the two font files are asked for with the page, so that
 * the first paint has them, and no page is lost to one that cannot be loaded. After
 * every page: the button that takes questions.
 */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const history = useHistory();
  useEffect(() => guardHistory(history), [history]);
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
