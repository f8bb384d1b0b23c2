import {CodeSample} from '@site/src/components/CodeSample';
import type {HeroProps} from '@site/src/demos/hero';
import {facts} from '@site/src/demos/hero/facts';
import heroSource from '@site/src/demos/hero/index.tsx?raw';
import type {ReactNode} from 'react';
import {heroCode, heroValueLines} from './hero-code';
import styles from './styles.module.css';

/** The two files of the video: where it is registered, with the reader's values, and what it draws. */
export function Code({values}: {values: HeroProps}): ReactNode {
  return (
    <div className={styles.code}>
      <CodeSample code={heroCode(values, facts)} title="Root.tsx" marked={heroValueLines} />
      <details className={styles.source}>
        <summary>Hero.tsx, the component that draws the frames</summary>
        <CodeSample code={heroSource} />
      </details>
    </div>
  );
}
