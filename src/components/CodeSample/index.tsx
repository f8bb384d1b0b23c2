import CodeBlock from '@site/src/theme/CodeBlock';
import type {ReactNode} from 'react';
import {highlight, type Language} from './highlight';
import styles from './styles.module.css';

type Props = {
  code: string;
  language?: Language;
  /** Name of the file in which the code belongs. */
  title?: string;
  /** Lines to mark, counted from 1, such as "3,5-7". */
  marked?: string;
  /** The code as HTML, where the build made it. */
  highlighted?: string;
};

/** Code outside of articles, as tall as its container. */
export function CodeSample({code, language = 'tsx', title, marked, highlighted}: Props): ReactNode {
  const shown = code.trimEnd();
  return (
    <div className={styles.sample}>
      <CodeBlock
        language={language}
        title={title}
        metastring={marked && `{${marked}}`}
        highlighted={highlighted ?? highlight(shown, language)}
      >
        {shown}
      </CodeBlock>
    </div>
  );
}
