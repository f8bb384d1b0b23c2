import {
  linearTiming,
  springTiming,
  TransitionSeries,
  type TransitionPresentation,
} from '@remotion/transitions';
import {clockWipe} from '@remotion/transitions/clock-wipe';
import {fade} from '@remotion/transitions/fade';
import {flip} from '@remotion/transitions/flip';
import {slide} from '@remotion/transitions/slide';
import {wipe} from '@remotion/transitions/wipe';
import type {ReactNode} from 'react';
import {useVideoConfig} from 'remotion';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import type {Props} from './demo';

const total = 120;

/** Three scenes that overlap by the frames of a transition. */
export default function SceneTransition({presentation, timing, frames}: Props): ReactNode {
  const {width, height} = useVideoConfig();
  const kinds = {slide, fade, wipe, flip, clockWipe: () => clockWipe({width, height})};
  // Each presentation has props of its own, which no one reads here.
  const look = kinds[presentation]() as TransitionPresentation<Record<string, unknown>>;
  const move =
    timing === 'linear'
      ? linearTiming({durationInFrames: frames})
      : springTiming({durationInFrames: frames, config: {damping: 200}});
  const scene = Math.floor((total + 2 * frames) / 3);

  return (
    <Canvas tone="ink">
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={scene}>
          <Scene color={palette.accent} text="One" />
        </TransitionSeries.Sequence>
        <TransitionSeries.Transition presentation={look} timing={move} />
        <TransitionSeries.Sequence durationInFrames={scene}>
          <Scene color={palette.playhead} text="Two" />
        </TransitionSeries.Sequence>
        <TransitionSeries.Transition presentation={look} timing={move} />
        <TransitionSeries.Sequence durationInFrames={total + 2 * frames - 2 * scene}>
          <Scene color={palette.ink} text="Three" />
        </TransitionSeries.Sequence>
      </TransitionSeries>
    </Canvas>
  );
}

function Scene({color, text}: {color: string; text: string}): ReactNode {
  return (
    <Canvas
      tone="ink"
      style={{
        alignItems: 'center',
        background: color,
        fontSize: 180,
        fontWeight: 660,
        justifyContent: 'center',
        letterSpacing: '-0.04em',
      }}
    >
      {text}
    </Canvas>
  );
}
