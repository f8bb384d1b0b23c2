import {copyWords, copyWordsShownFor} from '@site/src/components/copying';
import {Icon} from '@site/src/components/Icon';
import {useEffect, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

type State = 'ready' | 'copied' | 'failed';

const messages: Record<State, string> = {
  ready: '',
  copied: copyWords.copied,
  failed: copyWords.codeForbidden,
};

/**
 * Copies a text and shows and announces whether that worked.
 * @param what names the thing for the button's label, such as "command".
 * @param label visible text next to the icon
 */
export function CopyButton({
  text,
  what,
  label,
}: {
  text: string;
  what: string;
  label?: string;
}): ReactNode {
  const [state, setState] = useState<State>('ready');

  useEffect(() => {
    if (state === 'ready') {
      return undefined;
    }
    const timer = setTimeout(() => setState('ready'), copyWordsShownFor);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };

  return (
    <span className={styles.copy}>
      <button type="button" className={styles.button} onClick={copy} aria-label={`Copy ${what}`}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
        {label && <span className={styles.label}>{label}</span>}
      </button>
      <span role="status" className={styles.status}>
        {messages[state]}
      </span>
    </span>
  );
}
