import {CodeSample} from '@site/src/components/CodeSample';
import {demos, type DemoProps} from '@site/src/demos/catalogue';
import heroSource from '@site/src/demos/Hero.tsx?raw';
import type {ReactNode} from 'react';
import {heroCode, heroValueLines} from './hero-code';
import styles from './styles.module.css';

/** The two files of the video: where it is registered, with the reader's values, and what it draws. */
export function Code({values}: {values: DemoProps<'hero'>}): ReactNode {
  return (
    <div className={styles.code}>
      <CodeSample code={heroCode(values, demos.hero)} title="Root.tsx" marked={heroValueLines} />
      <details className={styles.source}>
        <summary>Hero.tsx, the component that draws the frames</summary>
        <CodeSample code={heroSource} />
      </details>
    </div>
  );
}
