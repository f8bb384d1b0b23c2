import type {ReactNode} from 'react';
import {AbsoluteFill, random, useCurrentFrame, useVideoConfig} from 'remotion';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {Footage} from '../parts/Footage';
import {usePlayed} from '../parts/motion';
import type {Props} from './demo';

const colors = [palette.playhead, palette.paper, palette.accentBright, palette.accentSoft];
const pieces = 48;

/** A transparent video above another, as a render shows it. */
export default function VideoAlpha({transparent}: Props): ReactNode {
  const played = usePlayed();
  return (
    <Canvas tone="ink">
      <AbsoluteFill>
        <Footage passed={0.2 + played * 0.3} width={960} height={540} />
      </AbsoluteFill>
      <AbsoluteFill style={{background: transparent ? 'transparent' : 'black'}}>
        {Array.from({length: pieces}, (_, index) => (
          <Piece key={index} index={index} />
        ))}
      </AbsoluteFill>
    </Canvas>
  );
}

/** A piece of paper that falls once or twice through the picture and turns. */
function Piece({index}: {index: number}): ReactNode {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const falls = 1 + Math.floor(random(`falls ${index}`) * 2);
  const fallen = (random(`start ${index}`) + (falls * frame) / durationInFrames) % 1;
  const turn = (frame / durationInFrames) * Math.PI * 2 * falls + index;
  return (
    <div
      style={{
        background: colors[index % colors.length]!,
        borderRadius: 5,
        height: 40,
        left: random(`left ${index}`) * 940 + Math.sin(turn) * 24,
        position: 'absolute',
        top: fallen * 640 - 60,
        transform: `rotate(${turn}rad) scaleX(${0.35 + 0.65 * Math.abs(Math.cos(turn))})`,
        width: 26,
      }}
    />
  );
}
