import type {ComponentProps, CSSProperties, ReactNode} from 'react';
import styles from './slider.module.css';

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'type'> & {
  min: number;
  max: number;
  value: number;
  onSlide: (value: number) => void;
};

/** A value as a playhead on a track with ticks. */
export function Slider({onSlide, ...input}: Props): ReactNode {
  const {min, max, value} = input;
  const filled: CSSProperties & Record<'--filled', number> = {
    '--filled': (value - min) / (max - min),
  };
  return (
    <input
      {...input}
      type="range"
      className={styles.slider}
      style={filled}
      onChange={({currentTarget}) => onSlide(currentTarget.valueAsNumber)}
    />
  );
}
