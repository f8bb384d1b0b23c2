import Heading from '@theme/Heading';
import type {MouseEvent, ReactNode, Ref} from 'react';
import type {EntryProblem} from '../check-entry';
import styles from './styles.module.css';

type Props = {problems: readonly EntryProblem[]; ref: Ref<HTMLDivElement>};

const count = (problems: readonly EntryProblem[]) =>
  problems.length === 1 ? 'One field needs a change' : `${problems.length} fields need a change`;

/** What is wrong with the form, with the way to each control. It takes the focus when the form is sent. */
export function ErrorSummary({problems, ref}: Props): ReactNode {
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
