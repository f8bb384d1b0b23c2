import {Slider} from '@site/src/components/DemoPlayer/Slider';
import type {ReactNode} from 'react';
import {Field} from '.';
import rangeStyles from './range.module.css';
import styles from './styles.module.css';

type Props = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value in words, such as "1.5×"; also announced by screen readers. */
  format: (value: number) => string;
  onChange: (value: number) => void;
};

/** A slider with its value next to its label. */
export function RangeField({label, format, onChange, ...range}: Props): ReactNode {
  const words = format(range.value);
  return (
    <Field label={label} value={<output className={styles.value}>{words}</output>}>
      {(control) => (
        <div className={rangeStyles.range}>
          <Slider {...control} {...range} aria-valuetext={words} onSlide={onChange} />
        </div>
      )}
    </Field>
  );
}
