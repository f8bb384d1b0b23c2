import type {ReactNode, SVGProps} from 'react';
import {page} from '../page-colors';
import {PageCanvas} from './PageCanvas';
import {DotGrid} from './DotGrid';
import {Reading} from './Reading';

type Value = {name: string; value: string};

type Props = {
  /** Values in the upper corners. */
  left?: Value;
  right?: Value;
  /** Lies beside the drawing, above its ground. */
  beside?: ReactNode;
  /** SVG elements. */
  children: ReactNode;
};

/** The stage of all drawings: a ground of dots, on which lines are thick and round. */
export function PathStage({left, right, beside, children}: Props): ReactNode {
  return (
    <PageCanvas>
      <svg
        width={960}
        height={540}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth={10}
      >
        <DotGrid />
        {children}
      </svg>
      {left && <Reading {...left} />}
      {right && <Reading {...right} right />}
      {beside}
    </PageCanvas>
  );
}

/** A drawing as it was before, or as it will be. */
export function Ghost(props: SVGProps<SVGPathElement>): ReactNode {
  return <path stroke={page.paperLine} {...props} />;
}

/** A dashed box, in which a drawing lies. */
export function Box(props: SVGProps<SVGRectElement>): ReactNode {
  return <rect stroke={page.playhead} strokeDasharray="2 11" strokeWidth={4} {...props} />;
}
