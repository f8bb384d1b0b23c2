import {type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import {useCurrentScale} from 'remotion';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {usePlayed, wave} from '../parts/motion';
import {Reading} from '../parts/Reading';
import type {Props} from './demo';

const sample = 100;
const tallest = 230;

/** Text that is measured at one size and drawn at the one that fits. */
export default function FittedText({text, fit}: Props): ReactNode {
  const ruler = useRef<HTMLSpanElement>(null);
  const scale = useCurrentScale();
  const [measured, setMeasured] = useState(sample * 4);
  const box = Math.round(320 + wave(usePlayed(), 1, -0.25) * 520);

  useLayoutEffect(() => {
    const width = ruler.current?.getBoundingClientRect().width ?? 0;
    if (width > 0) {
      setMeasured(width / scale);
    }
  }, [scale, text]);

  const fontSize = fit ? Math.min(tallest, (sample / measured) * box) : sample;
  const letters = {fontWeight: 640, letterSpacing: '-0.03em', whiteSpace: 'pre'} as const;

  return (
    <Canvas tone="paper">
      <Reading name="box" value={String(box)} />
      <Reading name="fontSize" value={fontSize.toFixed(0)} right />
      <span
        ref={ruler}
        style={{...letters, fontSize: sample, position: 'absolute', visibility: 'hidden'}}
      >
        {text}
      </span>
      <div
        style={{
          alignItems: 'center',
          alignSelf: 'center',
          background: palette.paper,
          display: 'flex',
          height: 270,
          left: (960 - box) / 2,
          outline: `5px solid ${palette.accent}`,
          position: 'absolute',
          top: 176,
          width: box,
        }}
      >
        <span style={{...letters, fontSize, lineHeight: 1}}>{text}</span>
      </div>
    </Canvas>
  );
}
