import {HighlightedCode} from '@site/src/theme/CodeBlock/Content';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import type {Props as CodeBlockProps} from '@theme/CodeBlock';
import {Children, isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = CodeBlockProps & {
  /** The code as HTML, a line of text for a line of code; without it the code is plain text. */
  highlighted?: string;
  /** Why a reader should not copy the code as it is. */
  mark?: string;
};

export default function CodeBlock({
  children,
  highlighted,
  mark,
  title,
  ...props
}: Props): ReactNode {
  const hasElements = Children.toArray(children).some((child) => isValidElement(child));
  if (hasElements) {
    return <ElementContent {...props}>{children}</ElementContent>;
  }
  return (
    <HighlightedCode value={highlighted}>
      <StringContent {...props} title={mark ? <CodeMark title={title} mark={mark} /> : title}>
        {Children.toArray(children).join('')}
      </StringContent>
    </HighlightedCode>
  );
}

function CodeMark({title, mark}: Required<Pick<Props, 'mark'>> & Pick<Props, 'title'>): ReactNode {
  return (
    <>
      {title}
      <strong className={styles.mark}>{mark}</strong>
    </>
  );
}
