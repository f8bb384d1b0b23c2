import type {ReactNode} from 'react';
import {useVideoConfig} from 'remotion';
import {page} from '../page-colors';

const distance = 30;

/** A ground of pale dots that makes distances visible, for the SVG of a whole composition. */
export function DotGrid(): ReactNode {
  const {width, height} = useVideoConfig();
  return (
    <>
      <defs>
        <pattern id="dots" width={distance} height={distance} patternUnits="userSpaceOnUse">
          <circle cx={distance / 2} cy={distance / 2} r={2.2} fill={page.paperLine} />
        </pattern>
      </defs>
      <rect width={width} height={height} fill="url(#dots)" />
    </>
  );
}
