import {Fragment, type ReactNode} from 'react';
import {cutAtMarks} from '../hits';

/** A text of a search result: its marks become elements, everything else stays text. */
export function MarkedText({text}: {text: string}): ReactNode {
  return cutAtMarks(text).map((piece, index) =>
    piece.marked ? (
      <mark key={index}>{piece.text}</mark>
    ) : (
      <Fragment key={index}>{piece.text}</Fragment>
    ),
  );
}
