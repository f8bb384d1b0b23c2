import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Admonition/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A note, tip or warning in a text. */
export default function AdmonitionLayout({type, icon, title, id, children}: Props): ReactNode {
  const {admonition, admonitionType} = ThemeClassNames.common;
  return (
    <div className={clsx(admonition, admonitionType(type), styles.box, styles[type])} id={id}>
      <div className={styles.admonitionHeading}>
        {icon}
        {title}
      </div>
      {children}
    </div>
  );
}
