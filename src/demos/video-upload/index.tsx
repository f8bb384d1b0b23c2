import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {page} from '../page-colors';
import {font} from '../palette';
import {PageCanvas} from '../parts/PageCanvas';
import {Landscape} from '../parts/Landscape';
import {glide, usePlayed} from '../parts/motion';
import {Window} from '../parts/Window';

/** Frames in which the file is dropped and uploaded. */
const dropped = 24;
const uploaded = 104;

/** A video plays from the device at once, while it is uploaded; then its address changes. */
export default function VideoUpload(): ReactNode {
  const frame = useCurrentFrame();
  const day = usePlayed();
  const progress = glide(frame, dropped + 8, uploaded);
  const picked = frame >= dropped;
  const done = frame >= uploaded;

  return (
    <PageCanvas style={{alignItems: 'center', justifyContent: 'center'}}>
      <Window title="Your app" width={700} height={470}>
        <div style={{left: 98, position: 'absolute', top: 28}}>
          {picked ? (
            <Landscape width={500} height={264} day={day} />
          ) : (
            <svg width={500} height={264}>
              <rect
                x={3}
                y={3}
                width={494}
                height={258}
                rx={12}
                fill="none"
                stroke={page.faint}
                strokeDasharray="4 14"
                strokeLinecap="round"
                strokeWidth={5}
              />
            </svg>
          )}
        </div>
        <div
          style={{
            background: page.paperLine,
            borderRadius: 8,
            height: 16,
            left: 98,
            overflow: 'hidden',
            position: 'absolute',
            top: 318,
            width: 500,
          }}
        >
          <div style={{background: page.accent, height: '100%', width: `${progress * 100}%`}} />
        </div>
        <div
          style={{
            color: done ? page.accent : page.muted,
            fontFamily: font.mono,
            fontSize: 32,
            left: 98,
            letterSpacing: 0,
            position: 'absolute',
            top: 350,
          }}
        >
          {picked ? `src = '${done ? 'https' : 'blob'}:...'` : 'Drop a video'}
        </div>
      </Window>
      {frame < dropped + 6 && (
        <div
          style={{
            background: page.playhead,
            borderRadius: 14,
            color: page.onAccent,
            fontFamily: font.mono,
            fontSize: 32,
            left: 640 - 250 * glide(frame, 0, dropped),
            letterSpacing: 0,
            padding: '14px 22px',
            position: 'absolute',
            top: 420 - 190 * glide(frame, 0, dropped),
          }}
        >
          clip.mp4
        </div>
      )}
    </PageCanvas>
  );
}
