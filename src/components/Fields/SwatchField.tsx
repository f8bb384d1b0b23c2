import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';
import swatchStyles from './swatches.module.css';

/** A colour of a composition, which is content and not one of the site's own colours. */
export type Swatch = {name: string; color: string};

type Props = {
  label: string;
  value: string;
  swatches: readonly Swatch[];
  onChange: (color: string) => void;
};

/** One of a few colours, each with its name for those who do not see it. */
export function SwatchField({label, value, swatches, onChange}: Props): ReactNode {
  const group = useId();
  const labelId = `${group}-label`;
  return (
    <div role="radiogroup" aria-labelledby={labelId} className={styles.field}>
      <div className={styles.heading}>
        <span id={labelId} className={styles.label}>
          {label}
        </span>
        <span className={styles.value} aria-hidden="true">
          {swatches.find(({color}) => color === value)?.name}
        </span>
      </div>
      <div className={swatchStyles.swatches}>
        {swatches.map(({name, color}) => (
          <span key={color} className={swatchStyles.choice}>
            <svg viewBox="0 0 2 2" className={swatchStyles.color} aria-hidden="true">
              <circle cx="1" cy="1" r="1" fill={color} />
            </svg>
            <input
              type="radio"
              name={group}
              value={color}
              aria-label={name}
              checked={color === value}
              className={swatchStyles.swatch}
              onChange={() => onChange(color)}
            />
          </span>
        ))}
      </div>
    </div>
  );
}
