import type {ComponentProps, ReactNode} from 'react';
import styles from './slider.module.css';

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'type'> & {
  min: number;
  max: number;
  value: number;
  onSlide: (value: number) => void;
};

/** A value as a playhead on a track with ticks. */
export function Slider({onSlide, ...input}: Props): ReactNode {
  return (
    <input
      {...input}
      type="range"
      className={styles.slider}
      onChange={({currentTarget}) => onSlide(currentTarget.valueAsNumber)}
    />
  );
}
