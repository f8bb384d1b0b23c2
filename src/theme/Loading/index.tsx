import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

/** While a page's scripts load: nothing at first, then a spinner, or the error. */
export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div role="alert" className={styles.failure}>
        <p>{String(error)}</p>
        <button type="button" className={styles.retry} onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) {
    return null;
  }
  return (
    <div role="status" aria-label="Loading the page" className={styles.waiting}>
      <svg id="loader" className={styles.spinner} viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="20" className={styles.track} />
        <path d="M24 4a20 20 0 0 1 20 20" className={styles.head} />
      </svg>
    </div>
  );
}
