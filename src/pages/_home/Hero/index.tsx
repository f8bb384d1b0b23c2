import {ButtonLink} from '@site/src/components/Button';
import {CreateVideo} from '@site/src/mdx/CreateVideo';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {Editor} from './Editor';
import styles from './styles.module.css';

/** What the product is, how to start, and a video that the reader makes at once. */
export function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.intro}>
          <div>
            <Heading as="h1" className={styles.title}>
              Make videos programmatically
            </Heading>
            <p className={styles.lead}>
              Remotion turns React components into video. Write a frame as a component, feed it your
              data, and render it on your machine, on a server or in the cloud.
            </p>
          </div>
          <div className={styles.start}>
            <CreateVideo />
            <div className={styles.actions}>
              <ButtonLink to="gettingStarted">Get started</ButtonLink>
              <ButtonLink to="api" look="secondary">
                Browse the API
              </ButtonLink>
            </div>
          </div>
        </div>
        <Editor />
      </div>
    </header>
  );
}
