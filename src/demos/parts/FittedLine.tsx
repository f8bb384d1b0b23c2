import type {ReactNode} from 'react';
import {page} from '../page-colors';
import {PageCanvas} from './PageCanvas';
import {usePlayed, wave} from './motion';
import {Reading} from './Reading';

/** The size that a line never exceeds, in pixels. */
export const tallest = 230;

export const letterSpacing = '-0.03em';

/** The width of a box that becomes wider and narrower, in pixels. */
export function useBoxWidth(): number {
  return Math.round(320 + wave(usePlayed(), 1, -0.25) * 520);
}

type Props = {
  box: number;
  fontSize: number;
  fontWeight: number;
  text: string;
  /** Drawn with the box, for example what measures the text. */
  children?: ReactNode;
};

/** A line of text in a box, and the sizes of both. */
export function FittedLine({box, fontSize, fontWeight, text, children}: Props): ReactNode {
  return (
    <PageCanvas>
      <Reading name="box" value={String(box)} />
      <Reading name="fontSize" value={fontSize.toFixed(0)} right />
      {children}
      <div
        style={{
          alignItems: 'center',
          alignSelf: 'center',
          background: page.paper,
          display: 'flex',
          height: 270,
          left: (960 - box) / 2,
          outline: `5px solid ${page.accent}`,
          position: 'absolute',
          top: 176,
          width: box,
        }}
      >
        <span style={{fontSize, fontWeight, letterSpacing, lineHeight: 1, whiteSpace: 'pre'}}>
          {text}
        </span>
      </div>
    </PageCanvas>
  );
}
