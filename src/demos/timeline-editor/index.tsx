import type {ReactNode} from 'react';
import {Sequence, useCurrentFrame} from 'remotion';
import {font, palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {usePlayed} from '../parts/motion';
import {Day, Night} from '../parts/ScenePair';
import type {Props} from './demo';

const view = {left: 48, width: 864, top: 312, row: 62} as const;
const end = 150;

/** Tracks of items, and the picture that they make. */
export default function TimelineEditor({pixelsPerFrame, ...title}: Props): ReactNode {
  const frame = useCurrentFrame();
  const played = usePlayed();
  // The playhead stays in view when the timeline is longer than it.
  const scrolled = Math.max(0, frame * pixelsPerFrame - view.width + 60);
  const x = (at: number) => at * pixelsPerFrame - scrolled;
  const tracks = [
    [{name: 'Title', color: palette.playhead, ...title}],
    [
      {name: 'Day.mp4', color: palette.accentBright, from: 0, durationInFrames: 75},
      {name: 'Night.mp4', color: palette.accent, from: 75, durationInFrames: end - 75},
    ],
    [{name: 'Music.mp3', color: palette.muted, from: 0, durationInFrames: end}],
  ];

  return (
    <Canvas tone="ink">
      <div
        style={{
          borderRadius: 16,
          height: 234,
          left: 272,
          overflow: 'hidden',
          position: 'absolute',
          top: 40,
          width: 416,
        }}
      >
        <Sequence durationInFrames={75}>
          <Day played={played} />
        </Sequence>
        <Sequence from={75}>
          <Night played={played} />
        </Sequence>
        <Sequence {...title} style={{alignItems: 'center', justifyContent: 'center'}}>
          <div style={{color: palette.paper, fontSize: 84, fontWeight: 680}}>Title</div>
        </Sequence>
      </div>
      <div
        style={{
          height: tracks.length * view.row,
          left: view.left,
          overflow: 'hidden',
          position: 'absolute',
          top: view.top,
          width: view.width,
        }}
      >
        {tracks.flatMap((items, track) =>
          items.map(({name, color, from, durationInFrames}) => (
            <div
              key={name}
              style={{
                background: color,
                borderRadius: 10,
                boxSizing: 'border-box',
                fontFamily: font.mono,
                fontSize: 26,
                height: view.row - 10,
                left: x(from),
                letterSpacing: 0,
                overflow: 'hidden',
                padding: '10px 14px',
                position: 'absolute',
                top: track * view.row,
                width: durationInFrames * pixelsPerFrame - 3,
              }}
            >
              {name}
            </div>
          )),
        )}
        <div
          style={{
            background: palette.paper,
            borderRadius: 3,
            height: '100%',
            left: x(frame),
            position: 'absolute',
            width: 5,
          }}
        />
      </div>
    </Canvas>
  );
}
