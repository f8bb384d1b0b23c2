import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Button} from '@site/src/components/Button';
import {CopyButton} from '@site/src/components/CopyButton';
import {PageList} from '@site/src/components/PageList';
import {useSiteFields} from '@site/src/components/useSiteFields';
import type {PageEntry} from '@site/src/plugins/built-pages/page-list';
import {useId, type KeyboardEvent, type ReactNode} from 'react';
import {questionLimit} from './find-pages';
import styles from './panel.module.css';
import {writePrompt} from './prompt';
import type {Ask} from './useAsk';

/** A dialog has little room, and a frame has no room for another page. */
type Variant = 'page' | 'dialog' | 'frame';

type Props = {
  ask: Ask;
  variant: Variant;
};

/** Takes a question, shows the pages of this site that fit it, and writes a prompt with them. */
export function AskPanel({ask, variant}: Props): ReactNode {
  const id = useId();
  const {question, change, find, state} = ask;

  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      find();
    }
  };

  return (
    <div className={styles.panel}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          find();
        }}
      >
        <label htmlFor={id} className={styles.label}>
          Your question
        </label>
        <textarea
          id={id}
          className={styles.question}
          rows={3}
          enterKeyHint="search"
          maxLength={questionLimit}
          value={question}
          aria-describedby={`${id}-hint`}
          onChange={({currentTarget}) => change(currentTarget.value)}
          onKeyDown={sendOnEnter}
        />
        <div className={styles.actions}>
          <p id={`${id}-hint`} className={styles.hint}>
            Up to {questionLimit} characters. Press Enter to find pages, Shift + Enter for a new
            line.
          </p>
          <Button type="submit" look="primary" aria-busy={state.kind === 'finding'}>
            {state.kind === 'finding' ? 'Finding pages…' : 'Find pages'}
          </Button>
        </div>
      </form>
      <p role="status" className="visually-hidden">
        {describeState(ask)}
      </p>
      {state.kind === 'failed' && <Failure offline={state.offline} onRetry={() => find()} />}
      {state.kind === 'found' && (
        <Answer question={state.question} pages={state.pages} variant={variant} />
      )}
    </div>
  );
}

function describeState({state}: Ask): string {
  if (state.kind === 'finding') {
    return 'Looking for pages';
  }
  return state.kind === 'found' ? `${state.pages.length} pages found` : '';
}

function Failure({offline, onRetry}: {offline: boolean; onRetry: () => void}): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p>
        {offline
          ? 'You are offline, so the list of pages cannot be loaded.'
          : 'The list of pages could not be loaded.'}{' '}
        Your question is still here.
      </p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}

type AnswerProps = {question: string; pages: readonly PageEntry[]; variant: Variant};

/** The pages that fit a question, and the prompt that names them. */
function Answer({question, pages, variant}: AnswerProps): ReactNode {
  const id = useId();
  const {version} = useSiteFields();
  const {url, baseUrl} = useDocusaurusContext().siteConfig;
  const prompt = writePrompt({question, pages, site: url + baseUrl, version});
  return (
    <>
      {pages.length > 0 ? (
        <>
          <p id={`${id}-pages`} className={styles.heading}>
            Best matches
          </p>
          <PageList
            pages={pages}
            labelledBy={`${id}-pages`}
            brief={variant === 'dialog'}
            inNewTab={variant === 'frame'}
          />
        </>
      ) : (
        <p className={styles.note}>
          No pages match. Name the API, the tool or the error message, or paste the prompt below
          into your assistant.
        </p>
      )}
      <div className={styles.promptBar}>
        <p id={`${id}-prompt`} className={styles.heading}>
          Prompt for your assistant
        </p>
        <CopyButton text={prompt} what="prompt" label="Copy prompt" />
      </div>
      <pre className={styles.prompt} role="region" tabIndex={0} aria-labelledby={`${id}-prompt`}>
        {prompt}
      </pre>
    </>
  );
}
