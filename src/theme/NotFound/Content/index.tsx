import {PageMetadata} from '@docusaurus/theme-common';
import {SiteLink} from '@site/src/components/SiteLink';
import {StartPlaces} from '@site/src/components/StartPlaces';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {NearestPages} from './NearestPages';
import styles from './styles.module.css';

/**
 * Says that nothing stands at the address, and leads on.
 *
 * Every docs page carries this, because it could find out that nothing stands
 * at its address. So it is small: what can be done without comes when it is
 * shown. It is no lazy component either, which would be invisible without a
 * script.
 */
export default function NotFoundContent(): ReactNode {
  return (
    <main className={styles.page}>
      <PageMetadata
        title="Page not found"
        description="Nothing stands at this address. Search the site, open the docs, or start again from the home page."
      />
      <header>
        <p className={styles.eyebrow}>404</p>
        <Heading as="h1" className={styles.title}>
          This page does not exist
        </Heading>
        <p className={styles.lead}>
          Nothing stands at this address. The page may have moved, or the link that led here has a
          mistake in it.
        </p>
        <p className={styles.actions}>
          <SiteLink to="search">Search the site</SiteLink>
          <SiteLink to="docs">Open the docs</SiteLink>
          <SiteLink to="home">Go home</SiteLink>
        </p>
      </header>
      <div className={styles.columns}>
        <StartPlaces title="Start again from" />
        <NearestPages />
      </div>
    </main>
  );
}
