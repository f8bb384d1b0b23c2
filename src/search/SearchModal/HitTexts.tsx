import {memo, type ReactNode} from 'react';
import {MarkedText} from '../MarkedText';

type Props = {title: string; detail: string};

/** The two lines of a result. The modal draws all results at every key; most of them stay the same. */
export const HitTexts = memo(function HitTexts({title, detail}: Props): ReactNode {
  return (
    <>
      <span className="search-hit-title">
        <MarkedText text={title} />
      </span>
      {detail && (
        <span className="search-hit-detail">
          <MarkedText text={detail} />
        </span>
      )}
    </>
  );
});
