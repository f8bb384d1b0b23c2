import {formatCount} from '@site/src/components/format-count';
import Link from '@docusaurus/Link';
import {Button} from '@site/src/components/Button';
import {CopyButton} from '@site/src/components/CopyButton';
import {Icon} from '@site/src/components/Icon';
import {useSiteFields} from '@site/src/components/useSiteFields';
import Heading from '@theme/Heading';
import type {ReactNode, Ref} from 'react';
import type {CheckedEntry} from '../check-entry';
import {recordPath, addressLimit, newFileAddress, type Repository} from '../hand-over';
import styles from './styles.module.css';

type Props = {
  /** Null until the checker is there. */
  checked: CheckedEntry | null;
  failed: boolean;
  onRetry: () => void;
};

function state({problems}: CheckedEntry): string {
  if (problems.length === 0) {
    return 'Complete: every field is valid.';
  }
  return problems.length === 1 ? 'One field left.' : `${problems.length} fields left.`;
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
          <p>The check could not be loaded. Your input is still here.</p>
          <Button onClick={onRetry}>Retry</Button>
        </div>
      )}
    </section>
  );
}

/** Hands a text to the browser as a file to save. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], {type: 'text/yaml;charset=utf-8'}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

type HandOverProps = Pick<CheckedEntry, 'slug' | 'yaml'> & {ref: Ref<HTMLElement>};

/** The ways to hand in a record that passed the check. It takes the focus when the check is asked for. */
export function HandOver({slug, yaml, ref}: HandOverProps): ReactNode {
  const {repository} = useSiteFields();
  const path = recordPath(slug);
  return (
    <section ref={ref} tabIndex={-1} className={styles.ready} aria-label="Ready to submit">
      <Heading as="h3" className={styles.title}>
        Ready to submit
      </Heading>
      {repository ? (
        <PullRequest repository={repository} path={path} yaml={yaml} />
      ) : (
        <p>
          Download the file, add it to this site’s repository as <code>{path}</code>, and open a
          pull request.
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={() => download(`${slug}.yaml`, yaml)}>Download {slug}.yaml</Button>
      </div>
    </section>
  );
}

type PullRequestProps = {repository: Repository; path: string; yaml: string};

/** GitHub's page for a new file, with the record in it if it is short enough for an address. */
function PullRequest({repository, path, yaml}: PullRequestProps): ReactNode {
  const filled = newFileAddress(repository, path, yaml);
  const fits = filled.length <= addressLimit;
  return (
    <>
      {fits ? (
        <p>
          GitHub opens with the file filled in. If you don’t have write access, GitHub first offers
          to create a fork, then a pull request.
        </p>
      ) : (
        <p>
          The link would have {formatCount(filled.length)} characters, more than the safe limit of{' '}
          {formatCount(addressLimit)}. Copy the record, then paste it into the new file.{' '}
          <CopyButton text={yaml} what="record for GitHub" />
        </p>
      )}
      <div className={styles.actions}>
        <Link href={fits ? filled : newFileAddress(repository, path)} className={styles.primary}>
          {fits ? 'Open a pull request' : 'Open a new file'} <Icon name="external" />
        </Link>
      </div>
    </>
  );
}
