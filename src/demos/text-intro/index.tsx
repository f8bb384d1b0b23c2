import type {ReactNode} from 'react';
import {interpolate, Series} from 'remotion';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {useSprings} from '../parts/motion';
import type {Props} from './demo';

/** A second to appear, and a fifth of a second to read each word. */
const framesOf = (line: string) => 30 + line.split(' ').length * 6;

/** One scene for each line, as long as its words need. */
export default function TextIntro({first, second, third, color}: Props): ReactNode {
  return (
    <Series>
      {[first, second, third].map((line, index) => (
        <Series.Sequence key={index} durationInFrames={framesOf(line)}>
          <Scene line={line} color={index % 2 === 0 ? color : palette.ink} />
        </Series.Sequence>
      ))}
    </Series>
  );
}

function Scene({line, color}: {line: string; color: string}): ReactNode {
  const spring = useSprings(16);

  return (
    <Canvas
      tone="ink"
      style={{
        alignItems: 'center',
        background: color,
        flexDirection: 'row',
        fontSize: 120,
        fontWeight: 670,
        gap: 30,
        justifyContent: 'center',
        letterSpacing: '-0.045em',
      }}
    >
      {line.split(' ').map((word, index) => {
        const arrive = spring(index * 4);
        return (
          <span
            key={index}
            style={{
              opacity: Math.min(1, arrive),
              transform: `translateY(${interpolate(arrive, [0, 1], [90, 0])}px)`,
            }}
          >
            {word}
          </span>
        );
      })}
    </Canvas>
  );
}
