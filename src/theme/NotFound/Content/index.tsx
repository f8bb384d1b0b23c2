import {PageMetadata} from '@docusaurus/theme-common';
import {ButtonLink} from '@site/src/components/Button';
import {StartLinks} from '@site/src/components/StartLinks';
import Heading from '@theme/Heading';
import {type ReactNode, useEffect, useState, type ComponentType} from 'react';
import styles from './styles.module.css';

/**
 * The 404 page. Docusaurus puts it into the script of every docs page, so it is
 * small, and the suggestions are loaded when it is shown. The page itself is not
 * lazy, because a lazy component is invisible without JavaScript.
 */
export default function NotFoundContent(): ReactNode {
  return (
    <main className={styles.page}>
      <PageMetadata
        title="Page not found"
        description="There is no page at this address. Search the site, open the docs, or start again from the home page."
      />
      <header>
        <p className={styles.eyebrow}>404</p>
        <Heading as="h1" className={styles.title}>
          This page does not exist
        </Heading>
        <p className={styles.intro}>
          There is no page at this address. The page may have moved, or the link may contain a typo.
        </p>
        {process.env.NODE_ENV === 'development' && (
          <p className={styles.intro}>
            Redirects, .md files, llms.txt and feeds exist only in a build. To get them, run npm run
            site.
          </p>
        )}
        <div className={styles.actions}>
          <ButtonLink to="search">Search the site</ButtonLink>
          <ButtonLink to="docs" look="secondary">
            Open the docs
          </ButtonLink>
          <ButtonLink to="home" look="secondary">
            Go home
          </ButtonLink>
        </div>
      </header>
      <div className={styles.columns}>
        <StartLinks title="Start again from" />
        <NearestPages />
      </div>
    </main>
  );
}

/** The pages with the paths nearest to the requested one, which only the browser knows. */
function NearestPages(): ReactNode {
  const [shown, setShown] = useState<{View: ComponentType} | null>(null);
  useEffect(() => {
    // The page is still right without them.
    import('../Suggestions').then(
      (module) => setShown({View: module.default}),
      () => undefined,
    );
  }, []);
  return (
    <section className={styles.suggestions} aria-labelledby="nearest-pages">
      <Heading as="h2" id="nearest-pages">
        Nearest addresses
      </Heading>
      <noscript>
        <p>The list of similar addresses needs JavaScript.</p>
      </noscript>
      <div role="status">{shown && <shown.View />}</div>
    </section>
  );
}
