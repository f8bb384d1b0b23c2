import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {font, palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {Landscape} from '../parts/Landscape';
import type {Props} from './demo';

/** Frames of the composition that the file lasts. */
const fileFrames = 90;
const strip = {pictures: 9, width: 864, height: 96} as const;

/** The pictures of a file, and the one that the composition shows. */
export default function VideoPlayback({startFrom, playbackRate, loop}: Props): ReactNode {
  const frame = useCurrentFrame();
  const round = Math.floor((fileFrames - startFrom) / playbackRate);
  const position = startFrom + (loop ? frame % round : frame) * playbackRate;
  const at = Math.min(position, fileFrames - 1);
  const x = (fileFrame: number) => (fileFrame / fileFrames) * strip.width;

  return (
    <Canvas tone="ink" style={{padding: '32px 48px'}}>
      <div style={{color: palette.mutedOnInk, fontSize: 34, marginBottom: 14}}>File</div>
      <div style={{display: 'flex', height: strip.height, position: 'relative'}}>
        {Array.from({length: strip.pictures}, (_, index) => (
          <Landscape
            key={index}
            width={strip.width / strip.pictures}
            height={strip.height}
            day={(index + 0.5) / strip.pictures}
            radius={0}
          />
        ))}
        <div
          style={{
            background: palette.ink,
            height: strip.height,
            left: 0,
            opacity: 0.75,
            position: 'absolute',
            width: x(startFrom),
          }}
        />
        <div
          style={{
            background: palette.paper,
            borderRadius: 4,
            bottom: -10,
            left: x(at) - 4,
            position: 'absolute',
            top: -10,
            width: 8,
          }}
        />
      </div>
      <div style={{alignItems: 'center', display: 'flex', gap: 44, marginTop: 36}}>
        <Landscape width={496} height={279} day={at / (fileFrames - 1)} radius={20} />
        <div style={{display: 'flex', flexDirection: 'column', gap: 22}}>
          <Count name="composition" value={frame} color={palette.paper} />
          <Count name="file" value={Math.floor(at)} color={palette.accentBright} />
        </div>
      </div>
    </Canvas>
  );
}

function Count({name, value, color}: {name: string; value: number; color: string}): ReactNode {
  return (
    <div>
      <div
        style={{color: palette.mutedOnInk, fontFamily: font.mono, fontSize: 32, letterSpacing: 0}}
      >
        {name}
      </div>
      <div
        style={{
          color,
          fontSize: 96,
          fontVariantNumeric: 'tabular-nums',
          fontWeight: 620,
          lineHeight: 1,
        }}
      >
        {value}
      </div>
    </div>
  );
}
