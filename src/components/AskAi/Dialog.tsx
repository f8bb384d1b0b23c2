import {Icon} from '@site/src/components/Icon';
import {useModal} from '@site/src/components/useModal';
import {useEffect, useEffectEvent, useId, type ReactNode} from 'react';
import styles from './dialog.module.css';
import {AskPanel} from './Panel';
import {useAsk} from './useAsk';

type Props = {
  /** Set when a configured assistant could not be reached. */
  withoutAssistant: boolean;
  /** Gives what was typed until the dialog was here. */
  takeTyped: () => string;
  onClose: () => void;
};

/** The panel over the page. */
export default function AskDialog({withoutAssistant, takeTyped, onClose}: Props): ReactNode {
  const id = useId();
  const modal = useModal(true, onClose);
  const ask = useAsk();
  const {ref} = modal;

  // Not before `useAsk` listens to what is stored: of letters typed at once, the first would be lost.
  const onOpen = useEffectEvent(() => {
    const field = ref.current?.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
    const typed = takeTyped();
    if (typed) {
      ask.change(ask.question + typed);
    }
  });
  useEffect(() => onOpen(), []);

  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby={id} aria-modal="true">
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
          <p className={styles.intro}>
            {withoutAssistant && (
              <strong>The assistant could not be reached. You can still find pages. </strong>
            )}
            This panel finds the pages that match your question and writes a prompt with their
            addresses for your AI assistant.
          </p>
          <AskPanel ask={ask} variant="dialog" />
        </div>
      </div>
    </dialog>
  );
}
