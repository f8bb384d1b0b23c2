import type {CSSProperties, ReactNode} from 'react';
import {interpolate, useCurrentFrame} from 'remotion';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {glide, travel} from '../parts/motion';
import type {Props} from './demo';
import {layoutOf, type Box} from './layout-of';

const words = 'The same take fits both formats.'.split(' ');

/** A speaker who fills the frame, then makes room for the screen. */
export default function RecorderLayouts({format, corner}: Props): ReactNode {
  const frame = useCurrentFrame();
  const arrived = glide(frame, 40, 64) - glide(frame, 132, 149);
  const {stage, camera, screen, captions} = layoutOf(format, corner);
  const spoken = Math.ceil(travel(frame, 20, 110) * words.length);

  return (
    <Canvas tone="ink">
      <div style={{...place(stage), background: palette.paperSunken, borderRadius: 12}} />
      <div style={{...place(screen), opacity: arrived}}>
        <Code />
      </div>
      <div style={{...place(between(camera.large, camera.small, arrived)), borderRadius: 12}}>
        <Speaker nod={Math.sin(frame / 6)} />
      </div>
      {captions ? (
        <div style={{...place(between(captions.large, captions.small, arrived)), ...text}}>
          {words.map((word, index) => (
            <span key={word} style={{opacity: index < spoken ? 1 : 0.25}}>
              {word}{' '}
            </span>
          ))}
        </div>
      ) : null}
    </Canvas>
  );
}

const text: CSSProperties = {
  color: palette.ink,
  fontSize: 30,
  fontWeight: 660,
  padding: 12,
};

const place = ({x: left, y: top, width, height}: Box): CSSProperties => ({
  boxSizing: 'border-box',
  height,
  left,
  overflow: 'hidden',
  position: 'absolute',
  top,
  width,
});

const between = (from: Box, to: Box, progress: number): Box => {
  const mix = (key: keyof Box) => interpolate(progress, [0, 1], [from[key], to[key]]);
  return {x: mix('x'), y: mix('y'), width: mix('width'), height: mix('height')};
};

function Speaker({nod}: {nod: number}): ReactNode {
  return (
    <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice">
      <rect x={-100} width={300} height={100} fill={palette.accent} />
      <circle cx={50} cy={44 + nod} r={17} fill={palette.paper} />
      <path d="M18 100c0-20 14-32 32-32s32 12 32 32z" fill={palette.accentSoft} />
    </svg>
  );
}

function Code(): ReactNode {
  const lines = [34, 52, 44, 60, 28, 48];
  return (
    <svg width="100%" height="100%" viewBox="0 0 160 90">
      <rect width={160} height={90} rx={4} fill={palette.inkRaised} />
      {['#f04d2e', palette.mutedOnInk, palette.accentBright].map((fill, index) => (
        <circle key={fill} cx={10 + index * 8} cy={9} r={2.5} fill={fill} />
      ))}
      {lines.map((width, index) => (
        <g key={width}>
          <rect
            x={10}
            y={21 + index * 11}
            width={16}
            height={4}
            rx={2}
            fill={palette.accentBright}
          />
          <rect
            x={30}
            y={21 + index * 11}
            width={width}
            height={4}
            rx={2}
            fill={palette.accentSoft}
          />
        </g>
      ))}
    </svg>
  );
}
