import {SiteLink} from '@site/src/components/SiteLink';
import type {LinkKey} from '@site/src/config/links';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

type Look = 'primary' | 'secondary' | 'quiet';

/** A link that looks like a button. */
export function ButtonLink({
  to,
  look = 'primary',
  children,
}: {
  to: LinkKey;
  look?: Look;
  children?: ReactNode;
}): ReactNode {
  return (
    <SiteLink to={to} className={clsx(styles.button, styles[look])}>
      {children}
    </SiteLink>
  );
}

/** A button that acts on this page. */
export function Button({
  look = 'secondary',
  className,
  ...props
}: {look?: Look} & ComponentProps<'button'>): ReactNode {
  return (
    <button type="button" className={clsx(styles.button, styles[look], className)} {...props} />
  );
}
