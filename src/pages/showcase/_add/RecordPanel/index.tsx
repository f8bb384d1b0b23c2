import {Button} from '@site/src/components/Button';
import {CopyButton} from '@site/src/components/CopyButton';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import type {CheckedEntry} from '../check-entry';
import {recordPath} from '../hand-over';
import styles from './styles.module.css';

type Props = {
  /** Null until the checker is there. */
  checked: CheckedEntry | null;
  failed: boolean;
  onRetry: () => void;
};

function state({problems}: CheckedEntry): string {
  if (problems.length === 0) {
    return 'Complete: it passes the check of the build.';
  }
  return problems.length === 1 ? 'One field to go.' : `${problems.length} fields to go.`;
}

/** The record's file as it grows with the form. */
export function RecordPanel({checked, failed, onRetry}: Props): ReactNode {
  return (
    <section className={styles.panel} aria-label="Your record">
      <header className={styles.header}>
        <Heading as="h3" className={styles.title}>
          Your record
        </Heading>
        <CopyButton text={checked?.yaml ?? ''} what="record" />
      </header>
      <p className={styles.path}>{recordPath(checked?.slug || '…')}</p>
      <textarea
        readOnly
        className={styles.code}
        aria-label="Text of the record"
        spellCheck={false}
        value={checked?.yaml ?? 'The file appears here as you type.'}
      />
      <p role="status" className={styles.state}>
        {checked && state(checked)}
      </p>
      {failed && (
        <div role="alert" className={styles.failed}>
          <p>The check could not be loaded. What you typed is still there.</p>
          <Button onClick={onRetry}>Retry</Button>
        </div>
      )}
    </section>
  );
}
