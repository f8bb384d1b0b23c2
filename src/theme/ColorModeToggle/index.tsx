import {Icon, type IconName} from '@site/src/components/Icon';
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Name = 'system' | 'light' | 'dark';

const modes: readonly {name: Name; icon: IconName; next: Props['value']}[] = [
  {name: 'system', icon: 'contrast', next: 'light'},
  {name: 'light', icon: 'sun', next: 'dark'},
  {name: 'dark', icon: 'moon', next: null},
];

/**
 * Goes from the system's color mode to light, to dark and back. The icon follows an attribute of the
 * page, and `setColorMode` switches the mode before React does, so the button works at once.
 */
export default function ColorModeToggle({
  className,
  buttonClassName,
  value,
  onChange,
}: Props): ReactNode {
  const {name, next} = modes.find((mode) => mode.name === (value ?? 'system'))!;
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        title={`${name} mode`}
        aria-label={`Switch between dark and light mode (currently ${name} mode)`}
        data-color-mode
        onClick={() => onChange(next)}
      >
        {modes.map((mode) => (
          <Icon key={mode.name} name={mode.icon} className={styles[mode.name]} />
        ))}
      </button>
    </div>
  );
}
