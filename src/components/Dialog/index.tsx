import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  open: boolean;
  /** The reader wants to leave: by Escape, or by a click beside the dialog. */
  onClose: () => void;
  /** Hears the keys that are pressed while it is open. */
  onKey?: (event: KeyboardEvent) => void;
  /** Id of the heading that names the dialog. */
  labelledBy: string;
  className?: string;
  children: ReactNode;
};

/**
 * A modal dialog of the platform: the browser keeps the focus inside, and gives
 * it back to where it was. Whether it is open is the caller's to say.
 */
export function Dialog({open, onClose, onKey, labelledBy, className, children}: Props): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const handlers = useRef({onClose, onKey});

  useEffect(() => {
    handlers.current = {onClose, onKey};
  });

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) {
      return undefined;
    }
    const events = new AbortController();
    const {signal} = events;
    const leave = () => handlers.current.onClose();
    dialog.addEventListener(
      'cancel',
      (event) => {
        event.preventDefault();
        leave();
      },
      {signal},
    );
    // A browser may close it in spite of the prevented default.
    dialog.addEventListener('close', leave, {signal});
    dialog.addEventListener('click', ({target}) => target === dialog && leave(), {signal});
    dialog.addEventListener('keydown', (event) => handlers.current.onKey?.(event), {signal});
    dialog.showModal();
    return () => {
      events.abort();
      dialog.close();
    };
  }, [open]);

  return (
    <dialog ref={ref} className={clsx(styles.dialog, className)} aria-labelledby={labelledBy}>
      {open && <div className={styles.content}>{children}</div>}
    </dialog>
  );
}
