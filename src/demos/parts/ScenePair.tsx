import {linearTiming, TransitionSeries} from '@remotion/transitions';
import type {TransitionPresentation, TransitionTiming} from '@remotion/transitions';
import type {ReactNode} from 'react';
import {useVideoConfig} from 'remotion';
import {palette} from '../palette';
import {Canvas} from './Canvas';
import {usePlayed, wave} from './motion';

type SceneProps = {
  /** How much of the composition has been played, 0-1: clouds and stars repeat with it. */
  played: number;
  /** How far the sun or the moon has risen, 0-1. */
  risen?: number;
};

const hills = {
  far: 'M0 380 Q140 270 300 340 T620 310 T960 330 V540 H0 Z',
  near: 'M0 460 Q220 360 470 440 T960 400 V540 H0 Z',
};

const clouds = [
  {x: 170, y: 130, width: 190},
  {x: 590, y: 84, width: 240},
  {x: 760, y: 190, width: 130},
];

const stars = Array.from({length: 34}, (_, index) => ({
  x: (index * 277) % 960,
  y: 24 + ((index * 149) % 270),
  radius: 2 + ((index * 7) % 4),
}));

/** Hills under a red sun. */
export function Day({played, risen = 1}: SceneProps): ReactNode {
  const drift = 30 * wave(played, 1);
  return (
    <Land sky={palette.accentSoft} far={palette.accentBright} near={palette.accent}>
      {clouds.map(({x, y, width}) => (
        <rect key={x} {...{width, y}} x={x + drift} height={44} rx={22} fill={palette.paper} />
      ))}
      <circle cx={480} cy={220 + 400 * (1 - risen)} r={104} fill={palette.playhead} />
    </Land>
  );
}

/** The same hills under a moon, with stars. */
export function Night({played, risen = 1}: SceneProps): ReactNode {
  return (
    <Land sky={palette.ink} far={palette.inkLine} near={palette.inkRaised}>
      {stars.map(({x, y, radius}, index) => (
        <circle
          key={index}
          cx={x}
          cy={y}
          r={radius * risen}
          fill={palette.accentSoft}
          opacity={0.35 + 0.65 * wave(played, 2, index / 7)}
        />
      ))}
      <circle cx={480} cy={220 + 400 * (1 - risen)} r={104} fill={palette.paper} />
      <circle cx={444} cy={190 + 400 * (1 - risen)} r={22} fill={palette.paperLine} />
      <circle cx={516} cy={252 + 400 * (1 - risen)} r={32} fill={palette.paperLine} />
    </Land>
  );
}

function Land(props: {sky: string; far: string; near: string; children: ReactNode}): ReactNode {
  return (
    <svg width="100%" height="100%" viewBox="0 0 960 540" style={{display: 'block'}}>
      <rect width={960} height={540} fill={props.sky} />
      {props.children}
      <path d={hills.far} fill={props.far} />
      <path d={hills.near} fill={props.near} />
    </svg>
  );
}

type Presentation<T extends Record<string, unknown>> = {
  presentation: TransitionPresentation<T>;
  timing?: TransitionTiming;
  day?: ReactNode;
  night?: ReactNode;
};

/** Day, night, and day again: the stage of all presentations. A loop closes. */
export function ScenePair<T extends Record<string, unknown>>({
  presentation,
  timing = linearTiming({durationInFrames: 30}),
  day,
  night,
}: Presentation<T>): ReactNode {
  const played = usePlayed();
  const {durationInFrames, fps} = useVideoConfig();
  const overlap = timing.getDurationInFrames({fps});
  const dark = 60 + overlap;
  const bright = Math.floor((durationInFrames + 2 * overlap - dark) / 2);
  const transition = {presentation, timing};

  return (
    <Canvas tone="ink">
      <TransitionSeries>
        <TransitionSeries.Sequence durationInFrames={bright}>
          {day ?? <Day played={played} />}
        </TransitionSeries.Sequence>
        <TransitionSeries.Transition {...transition} />
        <TransitionSeries.Sequence durationInFrames={dark}>
          {night ?? <Night played={played} />}
        </TransitionSeries.Sequence>
        <TransitionSeries.Transition {...transition} />
        <TransitionSeries.Sequence durationInFrames={bright + 1}>
          {day ?? <Day played={played} />}
        </TransitionSeries.Sequence>
      </TransitionSeries>
    </Canvas>
  );
}
