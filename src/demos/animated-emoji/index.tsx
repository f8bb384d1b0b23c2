import {getAvailableEmojis} from '@remotion/animated-emoji';
import type {ReactNode} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {font, palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import type {Props} from './demo';

const bar = {left: 60, width: 840, height: 24, gap: 8} as const;

/** A face of our own in the rhythm of the package's emoji of this name, and the passes of its loop. */
export default function EmojiInLoop({emoji, playbackRate}: Props): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames, fps} = useVideoConfig();
  const {durationInSeconds} = getAvailableEmojis().find(({name}) => name === emoji)!;
  const length = (durationInSeconds / playbackRate) * fps;
  const passed = frame / length;
  const passes = Array.from({length: Math.ceil(durationInFrames / length)}, (_, index) => index);
  const x = (pass: number) =>
    bar.left + Math.min((pass * length) / durationInFrames, 1) * (bar.width + bar.gap);

  return (
    <Canvas tone="ink">
      <svg width={960} height={540} strokeLinecap="round" fill="none" strokeWidth={16}>
        <Face emoji={emoji} progress={passed % 1} />
        <g fontFamily={font.mono} fontSize={34} stroke="none" fill={palette.mutedOnInk}>
          <text x={560} y={200}>
            pass{' '}
            <tspan fill={palette.accentSoft} fontWeight={600}>
              {Math.floor(passed) + 1}
            </tspan>
          </text>
          <text x={560} y={260}>
            <tspan fill={palette.accentSoft} fontWeight={600}>
              {((passed % 1) * durationInSeconds).toFixed(1)}
            </tspan>{' '}
            of {durationInSeconds.toFixed(1)} s
          </text>
        </g>
        <g stroke="none">
          {passes.map((pass) => {
            const width = Math.max(x(pass + 1) - x(pass) - bar.gap, 0);
            const filled = Math.min(Math.max(passed - pass, 0), 1);
            const full = (length / durationInFrames) * (bar.width + bar.gap) - bar.gap;
            return (
              <g key={pass} transform={`translate(${x(pass)} 456)`}>
                <rect width={width} height={bar.height} rx={6} fill={palette.inkLine} />
                <rect
                  width={Math.min(filled * full, width)}
                  height={bar.height}
                  rx={6}
                  fill={palette.accentBright}
                />
              </g>
            );
          })}
        </g>
      </svg>
    </Canvas>
  );
}

/** The face at a share of its pass, 0-1. Both ends look alike. */
function Face({emoji, progress}: {emoji: Props['emoji']; progress: number}): ReactNode {
  const swell = Math.sin(progress * Math.PI) ** 2;
  const asleep = emoji === 'sleep';
  return (
    <g transform={`translate(300 ${220 - swell * 14}) rotate(${asleep ? 0 : swell * 8})`}>
      <circle r={170} fill="#ffc53d" />
      <g stroke={palette.ink}>
        <Eye x={-62} closed={asleep ? 1 : 0} />
        <Eye x={62} closed={asleep ? 1 : emoji === 'wink' ? Math.min(swell * 1.6, 1) : 0} />
        {asleep ? (
          <ellipse cy={78} rx={18 + swell * 12} ry={14 + swell * 14} fill={palette.ink} />
        ) : (
          <path d={`M${-70 - swell * 16} 46 Q0 ${104 + swell * 50} ${70 + swell * 16} 46`} />
        )}
      </g>
      {asleep && (
        <g stroke={palette.accentSoft} strokeLinejoin="round" strokeWidth={12} opacity={swell}>
          <path
            d="M0 0 H36 L0 40 H36"
            transform={`translate(${130 + progress * 40} ${-120 - progress * 60})`}
          />
        </g>
      )}
    </g>
  );
}

/** An eye, from open (0) to a line (1). */
function Eye({x, closed}: {x: number; closed: number}): ReactNode {
  return closed > 0.8 ? (
    <path d={`M${x - 26} -34 q26 16 52 0`} />
  ) : (
    <ellipse cx={x} cy={-38} rx={9} ry={16 * (1 - closed)} fill={palette.ink} />
  );
}
