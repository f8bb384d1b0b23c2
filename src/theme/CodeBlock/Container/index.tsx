import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<'div'> & {as: 'div' | 'pre'};

/** The box of a code block, without inline styles: its colours come from style sheets. */
export default function CodeBlockContainer({as, className, ...props}: Props): ReactNode {
  const Box = as as 'div';
  return (
    <Box
      {...props}
      className={clsx(className, styles.container, ThemeClassNames.common.codeBlock)}
    />
  );
}
