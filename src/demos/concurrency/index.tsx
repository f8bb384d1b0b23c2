import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {font, palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import type {Props} from './demo';

/** A frame of the render that is shown: who draws it, and from when to when. */
type Job = {index: number; tab: number; from: number; to: number};

const frames = 16;
const start = 8;

/** Tabs on the left that take frames, which fill the grid on the right. */
export default function Concurrency({tabs}: Props): ReactNode {
  const frame = useCurrentFrame();
  const jobs = plan(tabs);
  return (
    <Canvas
      tone="ink"
      style={{
        alignItems: 'center',
        flexDirection: 'row',
        fontFamily: font.mono,
        justifyContent: 'space-between',
        letterSpacing: 0,
        padding: 56,
      }}
    >
      <div style={{display: 'flex', flexDirection: 'column', gap: 24, width: 540}}>
        {Array.from({length: tabs}, (_, tab) => (
          <Tab
            key={tab}
            name={`Tab ${tab + 1}`}
            job={jobs.find((job) => job.tab === tab && frame >= job.from && frame < job.to)}
            frame={frame}
          />
        ))}
      </div>
      <div style={{display: 'grid', gap: 16, gridTemplateColumns: 'repeat(4, 1fr)', width: 560}}>
        {jobs.map((job) => (
          <Picture key={job.index} job={job} frame={frame} />
        ))}
      </div>
    </Canvas>
  );
}

/** Frames in order, each for the tab that is free first. Some take longer than others. */
function plan(tabs: number): Job[] {
  const free = Array.from({length: tabs}, () => start);
  return Array.from({length: frames}, (_, index) => {
    const from = Math.min(...free);
    const tab = free.indexOf(from);
    const to = from + 6 + ((index * 7) % 5);
    free[tab] = to;
    return {index, tab, from, to};
  });
}

type TabProps = {name: string; job: Job | undefined; frame: number};

function Tab({name, job, frame}: TabProps): ReactNode {
  const drawn = job ? (frame - job.from + 1) / (job.to - job.from) : 0;
  return (
    <div
      style={{
        alignItems: 'center',
        background: palette.inkRaised,
        borderRadius: 14,
        display: 'flex',
        fontSize: 38,
        height: 66,
        justifyContent: 'space-between',
        overflow: 'hidden',
        padding: '0 24px',
        position: 'relative',
      }}
    >
      <div
        style={{
          background: palette.accent,
          bottom: 0,
          left: 0,
          position: 'absolute',
          top: 0,
          width: `${drawn * 100}%`,
        }}
      />
      <span style={{position: 'relative'}}>{name}</span>
      <span style={{position: 'relative'}}>{job ? `frame ${job.index}` : ''}</span>
    </div>
  );
}

function Picture({job, frame}: {job: Job; frame: number}): ReactNode {
  const done = frame >= job.to;
  const drawing = frame >= job.from && !done;
  return (
    <div
      style={{
        alignItems: 'center',
        background: done ? palette.accentSoft : palette.inkRaised,
        border: `4px solid ${drawing ? palette.accentBright : 'transparent'}`,
        borderRadius: 14,
        boxSizing: 'border-box',
        color: done ? palette.ink : palette.mutedOnInk,
        display: 'flex',
        fontSize: 42,
        height: 112,
        justifyContent: 'center',
      }}
    >
      {job.index}
    </div>
  );
}
