import {ButtonLink} from '@site/src/components/Button';
import {CodeSample} from '@site/src/components/CodeSample';
import {DemoPlayer} from '@site/src/components/DemoPlayer';
import {TextField} from '@site/src/components/Fields';
import {RangeField} from '@site/src/components/Fields/RangeField';
import {SwatchField, type Swatch} from '@site/src/components/Fields/SwatchField';
import type {HeroProps} from '@site/src/demos/hero';
import {meta} from '@site/src/demos/hero/demo';
import heroSource from '@site/src/demos/hero/index.tsx?raw';
import {CreateVideo} from '@site/src/mdx/Commands';
import Heading from '@theme/Heading';
import {type ReactNode, useState} from 'react';
import {heroCode, heroValueLines} from './hero-code';
import styles from './styles.module.css';

/** What the product is, how to start, and a video that the reader makes at once. */
export function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.top} data-seen-whole>
          <div>
            <Heading as="h1" className={styles.title}>
              Make videos programmatically
            </Heading>
            <p className={styles.intro}>
              Remotion turns React components into video. Write a frame as a component, pass it your
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

const swatches: readonly Swatch[] = [
  {name: 'Blue', color: '#4d7dff'},
  {name: 'Orange', color: '#ff7a45'},
  {name: 'Green', color: '#2fc27a'},
  {name: 'Yellow', color: '#f2b84b'},
  {name: 'Violet', color: '#a07bff'},
];

/** The composition of the hero beside its parameters and the code that registers it. */
function Editor(): ReactNode {
  const [values, setValues] = useState(meta.defaultProps);
  const set = (changes: Partial<typeof values>) => setValues((all) => ({...all, ...changes}));

  return (
    <section className={styles.editor} aria-label="A video you can edit">
      <div className={styles.picture}>
        <DemoPlayer name="hero" meta={meta} inputProps={values} autoPlay eager />
        <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
          <TextField
            label="Text"
            value={values.text}
            maxLength={32}
            onChange={(text) => set({text})}
          />
          <SwatchField
            label="Color"
            value={values.color}
            swatches={swatches}
            onChange={(color) => set({color})}
          />
          <RangeField
            label="Speed"
            value={values.speed}
            min={0.5}
            max={2}
            step={0.25}
            format={(speed) => `${speed}×`}
            onChange={(speed) => set({speed})}
          />
        </form>
      </div>
      <Code values={values} />
    </section>
  );
}

/** The two files of the video: where it is registered, with the reader's values, and what it draws. */
function Code({values}: {values: HeroProps}): ReactNode {
  return (
    <div className={styles.code}>
      <CodeSample code={heroCode(values, meta)} title="Root.tsx" marked={heroValueLines} />
      <details className={styles.source}>
        <summary>Hero.tsx, the component that renders the frames</summary>
        <CodeSample code={heroSource} />
      </details>
    </div>
  );
}
