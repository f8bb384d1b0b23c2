import {Fragment, type ReactNode} from 'react';
import type {MarkedText} from './hits';

/** A text of a search result, with what was looked for in marks. */
export function Marked({text}: {text: MarkedText}): ReactNode {
  return text.map((piece, index) =>
    piece.isMarked ? (
      <mark key={index}>{piece.text}</mark>
    ) : (
      <Fragment key={index}>{piece.text}</Fragment>
    ),
  );
}
