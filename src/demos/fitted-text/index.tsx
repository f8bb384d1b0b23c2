import {type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import {useCurrentScale} from 'remotion';
import {FittedLine, letterSpacing, tallest, useBoxWidth} from '../parts/FittedLine';
import type {Props} from './demo';

const sample = 100;
const fontWeight = 640;

/** Text that is measured at one size and drawn at the one that fits. */
export default function FittedText({text, fit}: Props): ReactNode {
  const ruler = useRef<HTMLSpanElement>(null);
  const scale = useCurrentScale();
  const [measured, setMeasured] = useState(sample * 4);
  const box = useBoxWidth();

  useLayoutEffect(() => {
    const width = ruler.current?.getBoundingClientRect().width ?? 0;
    if (width > 0) {
      setMeasured(width / scale);
    }
  }, [scale, text]);

  const fontSize = fit ? Math.min(tallest, (sample / measured) * box) : sample;

  return (
    <FittedLine {...{box, fontSize, fontWeight, text}}>
      <span
        ref={ruler}
        style={{
          fontSize: sample,
          fontWeight,
          letterSpacing,
          position: 'absolute',
          visibility: 'hidden',
          whiteSpace: 'pre',
        }}
      >
        {text}
      </span>
    </FittedLine>
  );
}
