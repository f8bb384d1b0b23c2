import type {ReactNode} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {font, palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import type {Props} from './demo';

const software = {
  h264: 'libx264',
  h265: 'libx265',
  prores: 'prores_ks',
  vp8: 'libvpx',
  vp9: 'libvpx-vp9',
} as const;

const hardware: Readonly<Partial<Record<Props['codec'], string>>> = {
  h264: 'h264_videotoolbox',
  h265: 'hevc_videotoolbox',
  prores: 'prores_videotoolbox',
};

/** The encoder that the renderer chooses; null where it stops. */
function encoderOf({mode, system, codec, crf}: Props): {name: string; hard: boolean} | null {
  if (crf && codec === 'prores') {
    return null;
  }
  const chip = system === 'macOS' && !crf ? hardware[codec] : undefined;
  if (mode !== 'disable' && chip) {
    return {name: chip, hard: true};
  }
  return mode === 'required' ? null : {name: software[codec], hard: false};
}

const height = {hard: 128, soft: 318} as const;

/** Frames on their way through one of two encoders. */
export default function Encoders(props: Props): ReactNode {
  const encoder = encoderOf(props);
  const lane = encoder?.hard ? height.hard : height.soft;

  return (
    <Canvas tone="ink">
      {encoder && <Stream y={lane} />}
      <Box x={30} y={223} width={210} title="Frames" lit />
      <Box x={330} y={height.hard} width={300} title="Hardware" lit={encoder?.hard === true} />
      <Box x={330} y={height.soft} width={300} title="Software" lit={encoder?.hard === false} />
      <Box x={740} y={223} width={180} title={encoder ? 'File' : 'Error'} lit error={!encoder} />
      <div
        style={{
          bottom: 36,
          color: encoder ? palette.accentSoft : palette.playhead,
          fontFamily: font.mono,
          fontSize: 46,
          fontWeight: 600,
          left: 0,
          letterSpacing: 0,
          position: 'absolute',
          right: 0,
          textAlign: 'center',
        }}
      >
        {encoder?.name ?? (props.crf ? '--crf is not possible' : 'no such encoder')}
      </div>
    </Canvas>
  );
}

/** Squares that go from the frames to the encoder at one height, and on to the file. */
function Stream({y}: {y: number}): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const count = 9;
  return Array.from({length: count}, (_, index) => {
    const at = (frame / durationInFrames + index / count) % 1;
    const x = 130 + at * 700;
    const bend = Math.min(1, Math.max(0, (at - 0.08) / 0.24), Math.max(0, (0.92 - at) / 0.24));
    const eased = bend * bend * (3 - 2 * bend);
    return (
      <div
        key={index}
        style={{
          background: at < 0.5 ? palette.accentSoft : palette.playhead,
          borderRadius: 10,
          height: 44,
          left: x - 22,
          position: 'absolute',
          top: 223 + (y - 223) * eased - 22,
          width: 44,
        }}
      />
    );
  });
}

type BoxProps = {
  x: number;
  y: number;
  width: number;
  title: string;
  lit: boolean;
  error?: boolean;
};

function Box({x, y, width, title, lit, error = false}: BoxProps): ReactNode {
  const edge = error ? palette.playhead : palette.accentBright;
  return (
    <div
      style={{
        background: palette.inkRaised,
        border: `4px solid ${lit ? edge : palette.inkLine}`,
        borderRadius: 22,
        boxSizing: 'border-box',
        color: lit ? palette.paper : palette.mutedOnInk,
        fontSize: 42,
        fontWeight: 620,
        height: 130,
        left: x,
        lineHeight: '122px',
        position: 'absolute',
        textAlign: 'center',
        top: y - 65,
        width,
      }}
    >
      {title}
    </div>
  );
}
