import {DemoPlayer} from '@site/src/components/DemoPlayer';
import {RangeField, SwatchField, TextField, type Swatch} from '@site/src/components/Fields';
import {facts} from '@site/src/demos/hero/facts';
import {useState, type ReactNode} from 'react';
import {Code} from './Code';
import styles from './styles.module.css';

const swatches: readonly Swatch[] = [
  {name: 'Blue', color: '#4d7dff'},
  {name: 'Orange', color: '#ff7a45'},
  {name: 'Green', color: '#2fc27a'},
  {name: 'Yellow', color: '#f2b84b'},
  {name: 'Violet', color: '#a07bff'},
];

/** The composition of the hero beside its parameters and the code that registers it. */
export function Editor(): ReactNode {
  const [values, setValues] = useState(facts.defaultProps);
  const set = (changes: Partial<typeof values>) => setValues((all) => ({...all, ...changes}));

  return (
    <section className={styles.editor} aria-label="A video you can edit">
      <div className={styles.picture}>
        <DemoPlayer name="hero" facts={facts} inputProps={values} autoPlay eager />
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
