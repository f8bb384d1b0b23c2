import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {page} from '../page-colors';
import {font, palette} from '../palette';
import {PageCanvas} from '../parts/PageCanvas';
import {glide} from '../parts/motion';
import type {Props} from './demo';

const rows = {preview: 62, render: 298} as const;
const rowHeight = 180;

/** Who reads the file in a render. */
const inRender = {
  OffthreadVideo: ['FFmpeg'],
  Video: ['browser', 'FFmpeg'],
  Audio: ['FFmpeg'],
  Img: ['browser'],
} as const;

/** A file that two programs read: one for the preview, one for the render. */
export default function Readers({tag}: Props): ReactNode {
  const frame = useCurrentFrame();
  return (
    <PageCanvas>
      <Branch y={rows.preview + rowHeight / 2} drawn={glide(frame, 8, 22)} />
      <Branch y={rows.render + rowHeight / 2} drawn={glide(frame, 34, 48)} />
      <div
        style={{
          alignItems: 'center',
          background: page.screen,
          borderRadius: 24,
          color: palette.paper,
          display: 'flex',
          fontFamily: font.mono,
          fontSize: 46,
          height: 150,
          justifyContent: 'center',
          left: 40,
          letterSpacing: 0,
          position: 'absolute',
          top: 195,
          width: 190,
        }}
      >
        file
      </div>
      <Row place="Preview" y={rows.preview} readers={['browser']} seen={glide(frame, 18, 28)} />
      <Row place="Render" y={rows.render} readers={inRender[tag]} seen={glide(frame, 44, 54)} />
    </PageCanvas>
  );
}

function Branch({y, drawn}: {y: number; drawn: number}): ReactNode {
  return (
    <svg width={960} height={540} style={{left: 0, position: 'absolute', top: 0}}>
      <path
        d={`M 230 270 C 300 270 280 ${y} 350 ${y}`}
        fill="none"
        pathLength={1}
        stroke={page.accent}
        strokeDasharray={1}
        strokeDashoffset={1 - drawn}
        strokeWidth={8}
      />
    </svg>
  );
}

type RowProps = {place: string; y: number; readers: readonly string[]; seen: number};

function Row({place, y, readers, seen}: RowProps): ReactNode {
  return (
    <div
      style={{
        background: page.paper,
        border: `3px solid ${page.paperLine}`,
        borderRadius: 24,
        boxSizing: 'border-box',
        height: rowHeight,
        left: 350,
        padding: '22px 28px',
        position: 'absolute',
        top: y,
        width: 570,
      }}
    >
      <div style={{color: page.muted, fontSize: 38, fontWeight: 600}}>{place}</div>
      <div style={{display: 'flex', gap: 16, marginTop: 14, opacity: seen}}>
        {readers.map((reader) => (
          <div
            key={reader}
            style={{
              background: reader === 'FFmpeg' ? page.playhead : page.accent,
              borderRadius: 16,
              color: page.onAccent,
              fontSize: 40,
              fontWeight: 620,
              height: 68,
              lineHeight: '66px',
              padding: '0 26px',
            }}
          >
            {reader === 'FFmpeg' ? 'FFmpeg' : 'Browser'}
          </div>
        ))}
      </div>
    </div>
  );
}
