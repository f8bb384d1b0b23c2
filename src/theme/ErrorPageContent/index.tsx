import {useLocation} from '@docusaurus/router';
import {ErrorBoundaryError} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import Heading from '@theme/Heading';
import {useEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

/** When a page was last drawn again by itself, in milliseconds. */
let drawnAgain = 0;

/** Replaces a page that crashed: a retry button and the chain of causes. */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const {pathname} = useLocation();
  const crashed = useRef(pathname);

  useEffect(() => {
    // The boundary would keep the error for every page after it.
    if (pathname !== crashed.current) {
      tryAgain();
    }
  }, [pathname, tryAgain]);

  useEffect(() => {
    // An extension of the browser took away what React was about to remove: drawn anew, the page is whole.
    if (error.name === 'NotFoundError' && Date.now() - drawnAgain > 5000) {
      drawnAgain = Date.now();
      tryAgain();
    }
  }, [error, tryAgain]);

  return (
    <main className={styles.page}>
      <Heading as="h1" className={styles.title}>
        This page crashed.
      </Heading>
      <p>The rest of the site still works. Try again, or go to another page.</p>
      <button type="button" className={styles.again} onClick={tryAgain}>
        Try again
      </button>
      <div className={styles.causes}>
        <ErrorBoundaryError error={error} />
      </div>
    </main>
  );
}
