import type {ReactNode} from 'react';
import styles from './styles.module.css';
import type {Status} from './useConversion';

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Progress, and then the new file or the reason why there is none. */
export function Outcome({status, file}: {status: Status; file: File | null}): ReactNode {
  return (
    <div className={styles.outcome}>
      {status.type === 'working' && (
        <progress
          className={styles.progress}
          aria-label="Conversion"
          max={100}
          value={status.percent ?? undefined}
        />
      )}
      <p role="status">{say(status, file)}</p>
      {status.type === 'failed' && (
        <p role="alert" className={styles.error}>
          {status.message}
        </p>
      )}
      {status.type === 'done' && (
        <>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the reader's own file */}
          <video className={styles.result} src={status.url} controls aria-label="Converted file" />
          <a
            href={status.url}
            download={`${file?.name.replace(/\.\w+$/, '')}-converted.${status.container}`}
          >
            Download the {status.container.toUpperCase()} file
          </a>
        </>
      )}
    </div>
  );
}

/** Spoken by screen readers when it changes, so not for each percent. */
function say(status: Status, file: File | null): string {
  switch (status.type) {
    case 'working': {
      const {percent, paused} = status;
      const share = percent === null ? '' : `, ${Math.floor(percent / 10) * 10}%`;
      return `${paused ? 'Paused' : 'Converting'}${share}`;
    }
    case 'done':
      return `Converted: ${sizeOf(status.bytes)}. The original is ${sizeOf(file?.size ?? 0)}.`;
    case 'canceled':
      return 'Canceled. Nothing was saved.';
    default:
      return '';
  }
}
