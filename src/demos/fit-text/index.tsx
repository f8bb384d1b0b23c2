import {fitText} from '@remotion/layout-utils';
import type {ReactNode} from 'react';
import {font} from '../palette';
import {FittedLine, letterSpacing, tallest, useBoxWidth} from '../parts/FittedLine';
import type {Props} from './demo';

/** Text in the size that `fitText()` returns for a box that becomes wider and narrower. */
export default function FitText({text, fontWeight}: Props): ReactNode {
  const box = useBoxWidth();
  const {fontSize} = fitText({
    text,
    withinWidth: box,
    fontFamily: font.sans,
    fontWeight,
    letterSpacing,
  });

  return <FittedLine {...{box, fontWeight, text}} fontSize={Math.min(fontSize, tallest)} />;
}
