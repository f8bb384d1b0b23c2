import {HighlightedCode} from '@site/src/theme/CodeBlock/highlighted-code';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import type {Props as CodeBlockProps} from '@theme/CodeBlock';
import {Children, isValidElement, type ReactNode} from 'react';

type Props = CodeBlockProps & {
  /** The code as HTML, a line of text for a line of code; without it the code is plain text. */
  highlighted?: string;
};

export default function CodeBlock({children, highlighted, ...props}: Props): ReactNode {
  const hasElements = Children.toArray(children).some((child) => isValidElement(child));
  if (hasElements) {
    return <ElementContent {...props}>{children}</ElementContent>;
  }
  return (
    <HighlightedCode value={highlighted}>
      <StringContent {...props}>{Children.toArray(children).join('')}</StringContent>
    </HighlightedCode>
  );
}
