import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import {createContext, useContext, type ReactNode} from 'react';
import styles from './styles.module.css';

/** One line: HTML from the build, or plain text. */
function Line({
  html,
  text,
  ...attributes
}: {
  html?: string;
  text: string;
  className: string;
  'data-number': number | undefined;
}): ReactNode {
  return html === undefined ? (
    <span {...attributes}>
      {text}
      {'\n'}
    </span>
  ) : (
    <span {...attributes} dangerouslySetInnerHTML={{__html: `${html}\n`}} />
  );
}

export default function CodeBlockContent({className}: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {code, language, lineNumbersStart, lineClassNames} = metadata;
  const texts = code.split('\n');
  const html = useContext(HighlightedCode)?.split('\n');
  const numbered = lineNumbersStart !== undefined;

  return (
    <pre
      ref={wordWrap.codeBlockRef}
      tabIndex={0}
      className={clsx(
        className,
        styles.pre,
        numbered && styles.numbered,
        `language-${language}`,
        'thin-scrollbar',
      )}
    >
      <code className={styles.lines}>
        {texts.map((text, index) => (
          <Line
            // A code block's lines never change places.
            key={index}
            text={text}
            html={html?.length === texts.length ? html[index] : undefined}
            className={clsx(styles.line, lineClassNames[index])}
            data-number={numbered ? lineNumbersStart + index : undefined}
          />
        ))}
      </code>
    </pre>
  );
}

/** HTML of the code block around, made at build: one line for each line of code. */
export const HighlightedCode = createContext<string | undefined>(undefined);
