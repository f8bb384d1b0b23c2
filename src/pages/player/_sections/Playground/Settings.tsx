import {CheckField, TextField} from '@site/src/components/Fields';
import {NumberField} from '@site/src/components/Fields/NumberField';
import {RangeField} from '@site/src/components/Fields/RangeField';
import {SwatchField, type Swatch} from '@site/src/components/Fields/SwatchField';
import type {ReactNode} from 'react';
import type {PlayerSettings} from './player-code';
import styles from './styles.module.css';

const swatches: readonly Swatch[] = [
  {name: 'Blue', color: '#4d7dff'},
  {name: 'Orange', color: '#f04d2e'},
  {name: 'Green', color: '#0f9d58'},
  {name: 'Violet', color: '#7a4dff'},
  {name: 'Ink', color: '#0f1219'},
];

type Props = {
  settings: PlayerSettings;
  /** Length at the start, in seconds. */
  seconds: number;
  onChange: (changes: Partial<PlayerSettings>) => void;
};

/** A field for each prop of the player that can be set on the page. */
export function Settings({settings, seconds, onChange}: Props): ReactNode {
  const {inputProps, playbackRate, loop, controls, autoPlay} = settings;
  const setInput = (changes: Partial<typeof inputProps>) =>
    onChange({inputProps: {...inputProps, ...changes}});

  return (
    <form className={styles.settings} onSubmit={(event) => event.preventDefault()}>
      <TextField
        label="Name"
        value={inputProps.name}
        maxLength={16}
        onChange={(name) => setInput({name})}
      />
      <TextField
        label="Message"
        value={inputProps.message}
        maxLength={60}
        onChange={(message) => setInput({message})}
      />
      <SwatchField
        label="Color"
        value={inputProps.color}
        swatches={swatches}
        onChange={(color) => setInput({color})}
      />
      <div className={styles.pair}>
        <NumberField
          label="Duration"
          unit="seconds"
          initial={seconds}
          min={1}
          max={20}
          onChange={(duration) => onChange({seconds: duration})}
        />
        <RangeField
          label="Playback rate"
          value={playbackRate}
          min={0.5}
          max={2}
          step={0.25}
          format={(rate) => `${rate}×`}
          onChange={(rate) => onChange({playbackRate: rate})}
        />
      </div>
      <div className={styles.checks}>
        <CheckField label="loop" checked={loop} onChange={(on) => onChange({loop: on})} />
        <CheckField
          label="controls"
          checked={controls}
          onChange={(on) => onChange({controls: on})}
        />
        <CheckField
          label="autoPlay"
          checked={autoPlay}
          onChange={(on) => onChange({autoPlay: on})}
        />
      </div>
    </form>
  );
}
