import firstScene from '@generated/demos/default/scenes/Title.json';
import type {PlayerRef} from '@remotion/player';
import {ButtonLink} from '@site/src/components/Button';
import {CodeSample} from '@site/src/components/CodeSample';
import {DemoPlayer} from '@site/src/components/DemoPlayer';
import {TextField} from '@site/src/components/Fields';
import {RangeField} from '@site/src/components/Fields/RangeField';
import {SwatchField, type Swatch} from '@site/src/components/Fields/SwatchField';
import {useLoading} from '@site/src/components/useLoading';
import {meta, scenes} from '@site/src/demos/hero/demo';
import {CreateVideo} from '@site/src/mdx/Commands';
import Heading from '@theme/Heading';
import {type ReactNode, useRef, useState} from 'react';
import {Filmstrip} from './Filmstrip';
import {heroCode, heroValueLines} from './hero-code';
import styles from './styles.module.css';
import {useScene, useWaiting} from './useScene';

/** What the product is, how to start, and a video that the reader makes at once. */
export function Hero(): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.top} data-seen-whole>
          <div>
            <Heading as="h1" className={styles.title}>
              {'Make videos program\u00ADmatically'}
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

/** The code of all scenes; that of the first comes with the page. */
const loadScenes = async () => (await import('@generated/demos/default/scenes/all.json')).default;

/** The film next to the code that draws it, its frames below, and the fields that change it. */
function Editor(): ReactNode {
  const [values, setValues] = useState(meta.defaultProps);
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const scene = useScene(player);
  const {loaded: codes} = useLoading(loadScenes, player !== null);
  // Until the code of the others is there, and where it cannot be loaded, the first scene's is shown.
  const {name} = scenes[codes ? scene : 0]!;
  const root = useRef<HTMLDetailsElement>(null);
  const set = (changes: Partial<typeof values>) => {
    setValues((all) => ({...all, ...changes}));
    // The values are in this file; opening it closes the other.
    root.current!.open = true;
  };

  return (
    <section className={styles.editor} aria-label="A video you can edit">
      <DemoPlayer
        name="hero"
        meta={meta}
        inputProps={values}
        autoPlay
        eager
        playerRef={setPlayer}
      />
      <Filmstrip player={player} scene={scene} />
      <div className={styles.files} {...useWaiting(player)}>
        <details name="hero-file" open>
          <summary>{name}.tsx</summary>
          <CodeSample key={name} {...(codes?.[name] ?? firstScene)} />
        </details>
        <details name="hero-file" ref={root}>
          <summary>Root.tsx</summary>
          <CodeSample code={heroCode(values, meta)} marked={heroValueLines} />
        </details>
      </div>
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
    </section>
  );
}
