import {useModal} from '@site/src/components/useModal';
import clsx from 'clsx';
import type {KeyboardEventHandler, ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  open: boolean;
  /** The reader pressed Escape or clicked the backdrop. */
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler;
  /** Id of the heading that names the dialog, which is there while it is open. */
  labelledBy: string;
  className?: string;
  children: ReactNode;
};

/** A modal dialog in the middle of the window. */
export function Dialog({
  open,
  onClose,
  onKeyDown,
  labelledBy,
  className,
  children,
}: Props): ReactNode {
  return (
    <dialog
      {...useModal(open, onClose)}
      className={clsx(styles.dialog, className)}
      aria-labelledby={open ? labelledBy : undefined}
      onKeyDown={onKeyDown}
    >
      {open && <div className={styles.content}>{children}</div>}
    </dialog>
  );
}
