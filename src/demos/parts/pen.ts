import {getLength, getPointAtLength} from '@remotion/paths';

/** Where a pen is that has drawn a share of a path, 0-1. */
export function penAt(path: string, progress: number): {x: number; y: number} {
  return getPointAtLength(path, getLength(path) * progress);
}
