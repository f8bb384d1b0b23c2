import type {ReactNode} from 'react';
import {interpolate, useCurrentFrame} from 'remotion';
import {font, palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {Footage} from '../parts/Footage';
import {glide, travel} from '../parts/motion';
import {loudness, noteColor} from '../parts/Waveform';

const left = 48;
const cell = {width: 57.6, height: 64} as const;
const sound = {top: 70, height: 30} as const;
const cellsPerChunk = 5;
const cellCount = 3 * cellsPerChunk;
const chunkWidth = cellsPerChunk * cell.width;
const height = sound.top + sound.height;
const joined = 408;
const barsPerCell = 4;

/** Where each machine's piece stands, and how many frames it needs for a picture of it. */
const machines = [
  {top: 28, pace: 11},
  {top: 144, pace: 13},
  {top: 260, pace: 9},
] as const;

/** Pieces of a video that are rendered at the same time and become one. */
export default function CombineChunks(): ReactNode {
  const frame = useCurrentFrame();
  const fallen = glide(frame, 84, 110);
  const played = travel(frame, 114, 148);
  return (
    <Canvas tone="ink" style={{fontFamily: font.mono, fontSize: 36, letterSpacing: 0}}>
      <div
        style={{
          background: palette.inkRaised,
          borderRadius: 12,
          color: palette.mutedOnInk,
          height: height + 16,
          left: left - 8,
          lineHeight: `${height + 16}px`,
          position: 'absolute',
          textAlign: 'center',
          top: joined - 8,
          width: 3 * chunkWidth + 16,
        }}
      >
        video.mp4
      </div>
      {machines.map(({top, pace}, index) => (
        <div key={top}>
          <Label index={index} top={top} opacity={1 - travel(frame, 78, 84)} />
          <div
            style={{
              left: left + index * chunkWidth,
              position: 'absolute',
              top: interpolate(fallen, [0, 1], [top, joined]),
            }}
          >
            <Chunk
              first={index * cellsPerChunk}
              done={travel(frame, 6, 6 + cellsPerChunk * pace) * cellsPerChunk}
            />
          </div>
        </div>
      ))}
      <div
        style={{
          background: palette.playhead,
          borderRadius: 3,
          height: height + 40,
          left: left + played * 3 * chunkWidth - 3,
          opacity: played > 0 ? 1 : 0,
          position: 'absolute',
          top: joined - 20,
          width: 6,
        }}
      />
    </Canvas>
  );
}

/** Beside the piece, on the side that has room. */
function Label({index, top, opacity}: {index: number; top: number; opacity: number}): ReactNode {
  const side =
    index < 2
      ? {left: left + (index + 1) * chunkWidth + 28}
      : {right: 960 - left - index * chunkWidth + 28};
  return (
    <div
      style={{
        color: palette.paper,
        lineHeight: `${height}px`,
        opacity,
        position: 'absolute',
        top,
        whiteSpace: 'pre',
        ...side,
      }}
    >
      Machine {index + 1}
    </div>
  );
}

/** Some pictures of the video with their sound; those from `done` on are still missing. */
function Chunk({first, done}: {first: number; done: number}): ReactNode {
  return (
    <>
      {Array.from({length: cellsPerChunk}, (_, index) => {
        const ready = index + 1 <= done;
        return (
          <div
            key={index}
            style={{
              background: ready ? palette.ink : palette.inkLine,
              boxSizing: 'border-box',
              height,
              left: index * cell.width,
              outline: `2px solid ${palette.ink}`,
              outlineOffset: -1,
              position: 'absolute',
              width: cell.width,
            }}
          >
            {ready && (
              <>
                <Footage
                  passed={(first + index) / (cellCount - 1)}
                  width={cell.width}
                  height={cell.height}
                />
                <Sound first={(first + index) * barsPerCell} />
              </>
            )}
          </div>
        );
      })}
    </>
  );
}

function Sound({first}: {first: number}): ReactNode {
  const barWidth = cell.width / barsPerCell;
  return (
    <svg
      width={cell.width}
      height={sound.height}
      style={{left: 0, position: 'absolute', top: sound.top}}
    >
      {Array.from({length: barsPerCell}, (_, index) => {
        const at = (first + index) * 3;
        const bar = loudness(at) * sound.height;
        return (
          <rect
            key={index}
            x={index * barWidth + 2}
            y={(sound.height - bar) / 2}
            width={barWidth - 4}
            height={bar}
            rx={3}
            fill={noteColor(at)}
          />
        );
      })}
    </svg>
  );
}
