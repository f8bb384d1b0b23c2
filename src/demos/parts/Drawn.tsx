import {evolvePath, getLength, getSubpaths} from '@remotion/paths';
import type {ReactNode, SVGProps} from 'react';
import {travel} from './motion';

type Props = Omit<SVGProps<SVGPathElement>, 'path'> & {
  path: string;
  /** Share of the whole path, 0-1. */
  progress: number;
};

/** A path that a pen has drawn in part, one of its parts after the other. */
export function Drawn({path, progress, ...look}: Props): ReactNode {
  const drawn = getLength(path) * progress;
  const parts = getSubpaths(path);
  return parts.map((part, index) => {
    const start = parts.slice(0, index).reduce((sum, earlier) => sum + getLength(earlier), 0);
    // A part without a length has nothing to draw.
    const end = start + Math.max(getLength(part), 0.001);
    return <path key={index} d={part} {...evolvePath(travel(drawn, start, end), part)} {...look} />;
  });
}
