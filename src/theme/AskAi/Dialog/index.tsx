import {Icon} from '@site/src/components/Icon';
import {useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {AskPanel} from '../Panel';
import {useAsk} from '../useAsk';
import styles from './styles.module.css';

type Props = {
  /** Set when the configured assistant was asked first and could not be reached. */
  withoutAssistant: boolean;
  onClose: () => void;
};

/** The panel over the page; Escape, the cross and a press beside it close it. */
export default function AskDialog({withoutAssistant, onClose}: Props): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const ask = useAsk();

  useLayoutEffect(() => {
    dialog.current!.showModal();
    dialog.current!.querySelector('textarea')?.focus();
  }, []);

  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) {
      // The page must not take the focus, which goes back to the button.
      event.preventDefault();
      onClose();
    }
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      aria-modal="true"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={closeBeside}
    >
      <div className={styles.box}>
        <div className={styles.bar}>
          <h2 id={id} className={styles.title}>
            Ask AI
          </h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className={styles.content}>
          <p className={styles.lead}>
            {withoutAssistant && (
              <strong>The assistant could not be reached. This panel works without it. </strong>
            )}
            Finds the pages of this site that fit your question, and writes a prompt with their
            addresses for the assistant you use.
          </p>
          <AskPanel ask={ask} place="dialog" />
        </div>
      </div>
    </dialog>
  );
}
