import {Button} from '@site/src/components/Button';
import type {Ask} from '@site/src/components/AskAi/useAsk';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const questions = [
  'How do I add captions to a video?',
  'Which codec supports transparency?',
  'How do I render a video on AWS Lambda?',
  'How do I play a composition in my React app?',
];

/** Questions to begin with; a press asks one. */
export function Examples({ask: {change, find}}: {ask: Ask}): ReactNode {
  return (
    <ul className={styles.examples} aria-label="Example questions">
      {questions.map((question) => (
        <li key={question}>
          <Button
            onClick={() => {
              change(question);
              find(question);
            }}
          >
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}
