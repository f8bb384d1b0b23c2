import type {ReactNode} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {PageCanvas} from '../parts/PageCanvas';
import {glide, travel} from '../parts/motion';
import {page} from '../page-colors';
import {font, palette} from '../palette';

/** The composition that is explained: not the one that explains it. */
const subject = {width: 1920, height: 1080, fps: 30, durationInFrames: 60} as const;
const box = {x: 160, y: 106, width: 640, height: 360} as const;
const track = {x: 130, y: 626, width: 1020} as const;

/** A picture with its measures, above a timeline with its. */
export default function CompositionAnatomy(): ReactNode {
  const frame = useCurrentFrame();
  const {width, height} = useVideoConfig();
  const measured = glide(frame, 6, 36);
  const played = travel(frame, 40, 110);
  return (
    <PageCanvas>
      <svg
        width={width}
        height={height}
        fontFamily={font.mono}
        fontSize={40}
        fill={page.muted}
        strokeWidth={3}
      >
        <Picture played={played} />
        <Measures drawn={measured} />
        <Track played={played} />
      </svg>
    </PageCanvas>
  );
}

function Picture({played}: {played: number}): ReactNode {
  const radius = 60;
  const x = box.x + radius + 40 + played * (box.width - 2 * radius - 80);
  return (
    <g>
      <rect {...box} rx={10} fill={page.screen} />
      <circle cx={x} cy={box.y + box.height / 2} r={radius} fill={palette.accentBright} />
    </g>
  );
}

function Measures({drawn}: {drawn: number}): ReactNode {
  const right = box.x + box.width + 30;
  return (
    <g stroke={page.muted}>
      <path d={`M${box.x} ${box.y - 30} h${box.width * drawn}`} />
      <path d={`M${right} ${box.y} v${box.height * drawn}`} />
      <g stroke="none" opacity={drawn}>
        <text x={box.x + box.width / 2} y={box.y - 44} textAnchor="middle">
          width {subject.width}
        </text>
        <text x={right + 20} y={box.y + box.height / 2 + 14}>
          height {subject.height}
        </text>
      </g>
    </g>
  );
}

function Track({played}: {played: number}): ReactNode {
  const {durationInFrames, fps} = subject;
  const x = (at: number) => track.x + (at / durationInFrames) * track.width;
  return (
    <g>
      {Array.from({length: durationInFrames + 1}, (_, at) => (
        <line
          key={at}
          x1={x(at)}
          x2={x(at)}
          y1={track.y - (at % fps === 0 ? 34 : 16)}
          y2={track.y}
          stroke={at / durationInFrames <= played ? page.accentBright : page.paperLine}
        />
      ))}
      {[0, fps, durationInFrames].map((at) => (
        <text key={at} x={x(at)} y={track.y + 54} textAnchor="middle">
          {at / fps} s
        </text>
      ))}
      <text x={track.x} y={track.y - 58}>
        durationInFrames {durationInFrames}, fps {fps}
      </text>
      <rect
        x={x(played * durationInFrames) - 4}
        y={track.y - 44}
        width={8}
        height={52}
        rx={4}
        fill={page.playhead}
      />
    </g>
  );
}
