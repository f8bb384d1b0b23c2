import type {ReactNode} from 'react';
import {interpolate, random, useCurrentFrame} from 'remotion';
import {page} from '../page-colors';
import {font} from '../palette';
import {PageCanvas} from '../parts/PageCanvas';
import {travel} from '../parts/motion';
import {Reading} from '../parts/Reading';
import type {Props} from './demo';

const barSeconds = 0.125;
const barCount = 96;
const width = 864;
const barWidth = width / barCount;
const heard = {top: 112, height: 226} as const;
const kept = {top: 418, height: 86} as const;
/** Decibels at the bottom and at the top of a lane. */
const range = [-60, -8] as const;

/** What is said, in seconds; a pause in which somebody moves lies before the last sentence. */
const sentences = [
  [0.25, 2.5],
  [3.75, 5],
  [5.5, 7],
  [8.75, 11.5],
] as const;
const creak = 7.875;

/** The loudness of the recording, in decibels, for each bar. */
const levels = Array.from({length: barCount}, (_, index) => {
  const at = index * barSeconds;
  const some = random(`level ${index}`);
  if (sentences.some(([from, to]) => at >= from && at < to)) {
    return index % 7 === 3 ? -42 : interpolate(some, [0, 1], [-27, -11]);
  }
  return at === creak ? -30 : interpolate(some, [0, 1], [-54, -46]);
});

/** Whether each bar belongs to a part that is quiet for long enough. */
function findSilent({threshold, minimum}: Props): boolean[] {
  const quiet = levels.map((level) => level < threshold);
  return quiet.map((isQuiet, index) => {
    if (!isQuiet) {
      return false;
    }
    const from = quiet.lastIndexOf(false, index) + 1;
    const next = quiet.indexOf(false, index);
    return ((next === -1 ? barCount : next) - from) * barSeconds >= minimum;
  });
}

/** A recording in which silent parts are found, and below it what is left. */
export default function SilentParts(props: Props): ReactNode {
  const frame = useCurrentFrame();
  const passed = travel(frame, 6, 126) * barCount;
  const silent = findSilent(props);
  const audible = levels.flatMap((_, index) => (silent[index] ? [] : [index]));
  const shown = audible.filter((index) => index < passed);
  const line = heard.top + y(props.threshold, heard.height);

  return (
    <PageCanvas>
      <Reading name="heard" value={seconds(Math.min(passed, barCount))} />
      <Reading name="audible" value={seconds(shown.length)} right />
      <Lane {...heard}>
        {levels.map((level, index) => (
          <Bar
            key={index}
            level={level}
            at={index}
            height={heard.height}
            color={barColor(index < passed, silent[index] === true)}
          />
        ))}
        <rect
          x={passed * barWidth - 3}
          y={-12}
          width={6}
          height={heard.height + 24}
          rx={3}
          fill={page.playhead}
        />
      </Lane>
      <div
        style={{
          borderTop: `4px dashed ${page.ink}`,
          left: 48,
          position: 'absolute',
          top: line - 2,
          width,
        }}
      />
      <div
        style={{
          color: page.muted,
          fontFamily: font.mono,
          fontSize: 30,
          left: 48,
          letterSpacing: 0,
          position: 'absolute',
          top: 364,
        }}
      >
        audibleParts
      </div>
      <Lane {...kept}>
        {shown.map((index, place) => (
          <Bar
            key={index}
            level={levels[index]!}
            at={place}
            height={kept.height}
            color={page.accent}
          />
        ))}
      </Lane>
    </PageCanvas>
  );
}

const seconds = (bars: number): string => `${(bars * barSeconds).toFixed(1)} s`;

const y = (level: number, height: number): number => interpolate(level, range, [height, 0]);

const barColor = (passed: boolean, silent: boolean): string => {
  if (!passed) {
    return page.accentSoft;
  }
  return silent ? page.faint : page.accent;
};

type LaneProps = {top: number; height: number; children: ReactNode};

function Lane({top, height, children}: LaneProps): ReactNode {
  return (
    <svg
      width={width}
      height={height}
      overflow="visible"
      style={{left: 48, position: 'absolute', top}}
    >
      <rect width={width} height={height} rx={12} fill={page.paper} />
      {children}
    </svg>
  );
}

type BarProps = {level: number; at: number; height: number; color: string};

function Bar({level, at, height, color}: BarProps): ReactNode {
  const top = y(level, height);
  return (
    <rect
      x={at * barWidth + 1}
      y={top}
      width={barWidth - 2}
      height={height - top}
      rx={3}
      fill={color}
    />
  );
}
