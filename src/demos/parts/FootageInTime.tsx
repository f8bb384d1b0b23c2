import type {ReactNode} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {font, palette} from '../palette';
import {Canvas} from './Canvas';
import {Footage, sky} from './Footage';

type Props = {
  fileFrames: number;
  /** The frame of the file that is shown at one of the composition; none when nothing is. */
  shown: (frame: number) => number | undefined;
  /** Whether a frame of the file is part of the composition. */
  used?: (at: number) => boolean;
  /** What the upper film is called. */
  source?: string;
  /** The number of a frame in its file, if it differs. */
  count?: (shown: number) => number;
  /** What is special about the current frame. */
  note: string;
  /** Where the composition ends, if before the last frame of the demo. */
  end?: number;
};

const lane = {left: 176, width: 736, height: 84} as const;
const picture = {width: 448, height: 252} as const;
const step = 2;

/** A video file, which of its frames are shown when, and the picture of the current one. */
export function FootageInTime({
  fileFrames,
  shown,
  used,
  source = 'File',
  count = Math.round,
  note,
  end,
}: Props): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const total = end ?? durationInFrames;
  const longest = Math.max(fileFrames, durationInFrames);
  const now = frame < total ? shown(frame) : undefined;
  const file = cells(fileFrames).map((at) => ({
    color: sky(at / fileFrames),
    faded: used ? !used(at) : false,
  }));
  const composition = cells(total).map((at) => {
    const position = shown(at);
    return {color: position === undefined ? 'black' : sky(position / fileFrames), faded: false};
  });

  return (
    <Canvas tone="ink">
      <div
        style={{
          background: 'black',
          borderRadius: 16,
          left: 48,
          overflow: 'hidden',
          position: 'absolute',
          top: 40,
          ...picture,
        }}
      >
        {now !== undefined && <Footage passed={now / fileFrames} {...picture} />}
      </div>
      <div style={{left: 544, position: 'absolute', top: 40}}>
        <div style={{color: palette.mutedOnInk, fontSize: 34}}>Frame of the file</div>
        <div
          style={{
            fontFamily: font.mono,
            fontSize: 104,
            fontVariantNumeric: 'tabular-nums',
            letterSpacing: 0,
          }}
        >
          {now === undefined ? '–' : count(now)}
        </div>
        <div
          style={{
            color: palette.accentSoft,
            fontFamily: font.mono,
            fontSize: 36,
            letterSpacing: 0,
            marginTop: 14,
          }}
        >
          {frame < total ? note : 'over'}
        </div>
      </div>
      <Strip name={source} top={330} cells={file} longest={longest} at={now} />
      <Strip
        name="Video"
        top={434}
        cells={composition}
        longest={longest}
        at={Math.min(frame, total)}
      />
    </Canvas>
  );
}

/** The middle of each cell of a strip, in frames. */
const cells = (frames: number) =>
  Array.from({length: Math.floor(frames / step)}, (_, index) => (index + 0.5) * step);

type StripProps = {
  name: string;
  top: number;
  cells: readonly {color: string; faded: boolean}[];
  longest: number;
  at: number | undefined;
};

/** A film, unrolled: each part has the colour of its sky. */
function Strip({name, top, cells: parts, longest, at}: StripProps): ReactNode {
  const cell = (lane.width / longest) * step;
  const id = `film-${name}`;
  return (
    <div style={{left: 48, position: 'absolute', top}}>
      <div style={{color: palette.mutedOnInk, fontSize: 34, lineHeight: `${lane.height}px`}}>
        {name}
      </div>
      <svg
        width={lane.width}
        height={lane.height}
        overflow="visible"
        style={{left: lane.left - 48, position: 'absolute', top: 0}}
      >
        <clipPath id={id}>
          <rect width={parts.length * cell} height={lane.height} rx={12} />
        </clipPath>
        <rect width={lane.width} height={lane.height} rx={12} fill={palette.inkRaised} />
        <g clipPath={`url(#${id})`}>
          {parts.map(({color, faded}, index) => (
            <rect
              key={index}
              x={index * cell}
              width={cell + 0.5}
              height={lane.height}
              fill={color}
              opacity={faded ? 0.22 : 1}
            />
          ))}
          {[8, lane.height - 18].map((y) => (
            <line
              key={y}
              x1={9}
              x2={parts.length * cell}
              y1={y + 5}
              y2={y + 5}
              stroke={palette.ink}
              strokeWidth={10}
              strokeDasharray="12 14"
            />
          ))}
        </g>
        {at !== undefined && (
          <rect
            x={(at / longest) * lane.width - 3}
            y={-8}
            width={6}
            height={lane.height + 16}
            rx={3}
            fill={palette.paper}
          />
        )}
      </svg>
    </div>
  );
}
