import {Button} from '@site/src/components/Button';
import {useLoading} from '@site/src/components/useLoading';
import {slugFrom} from '@site/src/data/schemas/slug-from';
import Heading from '@theme/Heading';
import {
  useEffect,
  useRef,
  useState,
  type ReactNode,
  useMemo,
  type MouseEvent,
  type Ref,
} from 'react';
import type {EntryProblem} from '../check-entry';
import {EntryForm} from '../EntryForm';
import {RecordPanel, HandOver} from '../RecordPanel';
import {useAfterPress} from '../useAfterPress';
import {useDraft} from '../useDraft';
import styles from './styles.module.css';

/** The schema and the YAML writer come after the page. */
const loadChecker = () => import('../check-entry');

type Props = {
  /** Slugs of the entries that exist. */
  taken: readonly string[];
  knownTags: readonly string[];
};

/** The form, the record next to it, and what comes of the check. */
export function EntryEditor({taken, knownTags}: Props): ReactNode {
  const {draft, cleared, stored, change, clear, undo} = useDraft();
  const {loaded, failed, retry} = useLoading(loadChecker);
  const checked = useMemo(() => loaded?.checkEntry(draft, taken) ?? null, [loaded, draft, taken]);
  const afterPress = useAfterPress();
  const [left, setLeft] = useState<readonly string[]>([]);
  /** How many times the reader asked for the check; each time the answer takes the focus once. */
  const [asked, setAsked] = useState(0);
  const answered = useRef(0);
  const answer = useRef<HTMLElement | null>(null);

  const shown = asked > 0 ? checked : null;
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
      shown || left.includes(control)
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
        derivedSlug={slugFrom(draft.title)}
        onSubmit={() => setAsked(asked + 1)}
      >
        {shown && shown.problems.length > 0 && (
          <ErrorSummary
            problems={shown.problems}
            ref={(element) => {
              answer.current = element;
            }}
          />
        )}
      </EntryForm>
      <div className={styles.side}>
        <RecordPanel checked={checked} failed={failed} onRetry={retry} />
        {shown?.problems.length === 0 && (
          <HandOver
            slug={shown.slug}
            yaml={shown.yaml}
            ref={(element) => {
              answer.current = element;
            }}
          />
        )}
        <div className={styles.draft}>
          <p role="status">
            {stored === true && 'Your draft is saved in this browser.'}
            {stored === false &&
              'This browser can’t save the draft. Copy the record before you leave.'}
            {cleared && 'The form was cleared.'}
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

type SummaryProps = {problems: readonly EntryProblem[]; ref: Ref<HTMLDivElement>};

const count = (problems: readonly EntryProblem[]) =>
  problems.length === 1 ? 'One field needs a change' : `${problems.length} fields need a change`;

/** What is wrong with the form, with the way to each control. It takes the focus when the form is sent. */
function ErrorSummary({problems, ref}: SummaryProps): ReactNode {
  // A hash in the address would move the page's own history along.
  const lead = (event: MouseEvent, control: string) => {
    event.preventDefault();
    document.getElementById(control)?.focus();
  };
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      className={styles.summary}
      aria-label={count(problems)}
    >
      <Heading as="h3" className={styles.title}>
        {count(problems)}
      </Heading>
      <ul>
        {problems.map(({control, message}) => (
          <li key={control}>
            <a href={`#${control}`} onClick={(event) => lead(event, control)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
