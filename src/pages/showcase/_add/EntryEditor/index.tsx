import {Button} from '@site/src/components/Button';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {slugOf} from '../draft';
import {EntryForm} from '../EntryForm';
import {ErrorSummary} from '../ErrorSummary';
import {RecordPanel} from '../RecordPanel';
import {HandOver} from '../RecordPanel/HandOver';
import {useAfterPress} from '../useAfterPress';
import {useDraft} from '../useDraft';
import {useEntryCheck} from '../useEntryCheck';
import styles from './styles.module.css';

type Props = {
  /** Slugs of the entries that exist. */
  taken: readonly string[];
  knownTags: readonly string[];
};

/** The form, the record beside it, and what comes of the check. */
export function EntryEditor({taken, knownTags}: Props): ReactNode {
  const {draft, cleared, kept, change, clear, undo} = useDraft();
  const {checked, failed, retry} = useEntryCheck(draft, taken);
  const afterPress = useAfterPress();
  const [left, setLeft] = useState<readonly string[]>([]);
  /** How many times the reader asked for the check; each time the answer takes the focus once. */
  const [asked, setAsked] = useState(0);
  const answered = useRef(0);
  const answer = useRef<HTMLElement | null>(null);

  const told = asked > 0 ? checked : null;
  const problems = checked?.problems ?? [];

  useEffect(() => {
    if (asked > answered.current && checked) {
      answered.current = asked;
      answer.current?.focus();
    }
  }, [asked, checked]);

  const startOver = () => {
    clear();
    setLeft([]);
    setAsked(0);
    answered.current = 0;
  };

  const form = {
    draft,
    change,
    errorOf: (control: string) =>
      told || left.includes(control)
        ? problems.find((problem) => problem.control === control)?.message
        : undefined,
    leave: (control: string) =>
      afterPress(() => setLeft((before) => [...new Set([...before, control])])),
  };

  return (
    <div className={styles.editor}>
      <EntryForm
        form={form}
        knownTags={knownTags}
        derivedSlug={slugOf(draft.title)}
        onSubmit={() => setAsked(asked + 1)}
      >
        {told && told.problems.length > 0 && (
          <ErrorSummary
            problems={told.problems}
            ref={(element) => {
              answer.current = element;
            }}
          />
        )}
      </EntryForm>
      <div className={styles.side}>
        <RecordPanel checked={checked} failed={failed} onRetry={retry} />
        {told?.problems.length === 0 && (
          <HandOver
            slug={told.slug}
            yaml={told.yaml}
            ref={(element) => {
              answer.current = element;
            }}
          />
        )}
        <div className={styles.draft}>
          <p role="status">
            {kept === true && 'Your draft is kept in this browser.'}
            {kept === false && 'This browser refuses to keep the draft. Copy it before you leave.'}
            {cleared && 'The form is cleared.'}
          </p>
          {cleared ? (
            <Button look="quiet" onClick={undo}>
              Undo
            </Button>
          ) : (
            <Button look="quiet" onClick={startOver}>
              Clear the form
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
