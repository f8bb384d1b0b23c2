import {Button} from '@site/src/components/Button';
import {useId, type KeyboardEvent, type ReactNode} from 'react';
import {questionLimit} from '../question-limit';
import type {Ask} from '../useAsk';
import {Answer} from './Answer';
import type {Place} from './place';
import styles from './styles.module.css';

function Failure({offline, onRetry}: {offline: boolean; onRetry: () => void}): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p>
        {offline
          ? 'You are offline, so the list of pages cannot be loaded.'
          : 'The list of pages could not be loaded.'}{' '}
        Your question is kept.
      </p>
      <Button onClick={onRetry}>Retry</Button>
    </div>
  );
}

const spoken = ({state}: Ask) => {
  if (state.kind === 'finding') {
    return 'Looking for pages';
  }
  return state.kind === 'found' ? `${state.pages.length} pages found` : '';
};

type Props = {
  ask: Ask;
  place: Place;
};

/** Takes a question, shows the pages of this site that fit it, and writes a prompt with them. */
export function AskPanel({ask, place}: Props): ReactNode {
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
          maxLength={questionLimit}
          value={question}
          aria-describedby={`${id}-hint`}
          onChange={({currentTarget}) => change(currentTarget.value)}
          onKeyDown={sendOnEnter}
        />
        <div className={styles.actions}>
          <p id={`${id}-hint`} className={styles.hint}>
            Enter finds pages, Shift + Enter starts a new line.
          </p>
          <Button type="submit" look="primary">
            Find pages
          </Button>
        </div>
      </form>
      <p role="status" className={styles.spoken}>
        {spoken(ask)}
      </p>
      {state.kind === 'failed' && <Failure offline={state.offline} onRetry={() => find()} />}
      {state.kind === 'found' && (
        <Answer question={state.question} pages={state.pages} place={place} />
      )}
    </div>
  );
}
