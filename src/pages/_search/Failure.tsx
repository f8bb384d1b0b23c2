import {Button} from '@site/src/components/Button';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** No answer could be had. */
export function Failure({onRetry}: {onRetry: () => void}): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.headline}>Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}
