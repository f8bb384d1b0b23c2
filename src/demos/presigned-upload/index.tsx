import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {font, palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {glide} from '../parts/motion';
import {station, UploadStation} from '../parts/UploadStation';

const browser = {x: 60, y: 205};
const server = {x: 650, y: 50};
const storage = {x: 650, y: 360};

/** What travels when: from, to, first and last frame. */
const trips = [
  {label: 'name, size', start: browser, end: server, at: 12, until: 46},
  {label: 'signed URL', start: server, end: browser, at: 56, until: 90},
  {label: 'clip.mp4', start: browser, end: storage, at: 100, until: 146},
];

/** A file goes from the browser to the storage, past the server, which only signs. */
export default function PresignedUpload(): ReactNode {
  const frame = useCurrentFrame();
  const busy = (place: typeof browser) =>
    trips.some(
      ({start, end, at, until}) =>
        (start === place || end === place) && frame > at && frame < until,
    );

  return (
    <Canvas tone="ink">
      <svg
        width={960}
        height={540}
        stroke={palette.inkLine}
        strokeWidth={5}
        strokeDasharray="2 14"
        strokeLinecap="round"
      >
        {[server, storage].map((place) => (
          <line
            key={place.y}
            x1={browser.x + 125}
            y1={browser.y + 65}
            x2={place.x + 125}
            y2={place.y + 65}
          />
        ))}
      </svg>
      <UploadStation title="Browser" detail="has the file" {...browser} active={busy(browser)} />
      <UploadStation title="Server" detail="signs" {...server} active={busy(server)} />
      <UploadStation title="Storage" detail="keeps it" {...storage} active={busy(storage)} />
      {trips.map(({label, start, end, at, until}, index) => {
        const way = glide(frame, at, until);
        const center = (from: number, to: number, half: number) => from + (to - from) * way + half;
        return frame < at || frame > until ? null : (
          <div
            key={label}
            style={{
              background: index === 2 ? palette.playhead : palette.accent,
              borderRadius: 14,
              fontFamily: font.mono,
              fontSize: 30,
              left: center(start.x, end.x, station.width / 2),
              letterSpacing: 0,
              padding: '12px 20px',
              position: 'absolute',
              top: center(start.y, end.y, station.height / 2),
              transform: 'translate(-50%, -50%)',
              whiteSpace: 'pre',
            }}
          >
            {label}
          </div>
        );
      })}
    </Canvas>
  );
}
