import {Button} from '@site/src/components/Button';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What went wrong, over the part that it concerns, and a way to try again. */
export function Message({text, onRetry}: {text: string; onRetry: () => void}): ReactNode {
  return (
    <div className={styles.message} role="alert">
      <span>{text}</span>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}
