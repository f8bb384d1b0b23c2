import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {page} from '../page-colors';
import {PageCanvas} from '../parts/PageCanvas';
import {glide} from '../parts/motion';
import {Reading} from '../parts/Reading';
import type {Props} from './demo';

const ground = {x: 48, y: 116, width: 864, height: 376} as const;
const card = {x: 88, y: 150, width: 290, height: 190} as const;
/** Where the pointer takes hold of the card. */
const grip = {x: card.x + 150, y: card.y + 110} as const;
const way = {x: 440, y: 120} as const;

/** A drag with its way on the screen, and the way that the card makes. */
export default function DragCanvas({scale, divide}: Props): ReactNode {
  const frame = useCurrentFrame();
  const dragged = glide(frame, 14, 54) - glide(frame, 76, 116);
  const pointer = Math.hypot(way.x, way.y) * dragged;
  // In pixels of the composition, of which the screen shows `scale` each.
  const item = divide ? pointer / scale : pointer;
  const follows = divide ? dragged : dragged * scale;

  return (
    <PageCanvas>
      <Reading name="pointer" value={`${Math.round(pointer)} px`} />
      <Reading name="item" value={`${Math.round(item)} px`} right />
      <svg width={960} height={540} overflow="hidden" style={{inset: 0, position: 'absolute'}}>
        <rect {...ground} rx={20} fill={page.paper} stroke={page.paperLine} strokeWidth={3} />
        <g transform={`translate(${way.x * follows} ${way.y * follows})`}>
          <Card />
        </g>
        <path
          d={`M${grip.x} ${grip.y} l${way.x * dragged} ${way.y * dragged}`}
          stroke={page.playhead}
          strokeWidth={5}
          strokeDasharray="2 13"
          strokeLinecap="round"
        />
        <g transform={`translate(${grip.x + way.x * dragged} ${grip.y + way.y * dragged})`}>
          <Pointer />
        </g>
      </svg>
    </PageCanvas>
  );
}

function Card(): ReactNode {
  const handle = 26;
  return (
    <g>
      <rect {...card} rx={22} fill={page.accentSoft} />
      <rect {...card} fill="none" stroke={page.accent} strokeWidth={5} />
      {[card.x, card.x + card.width].map((x) =>
        [card.y, card.y + card.height].map((y) => (
          <rect
            key={`${x} ${y}`}
            x={x - handle / 2}
            y={y - handle / 2}
            width={handle}
            height={handle}
            rx={5}
            fill={page.paper}
            stroke={page.accent}
            strokeWidth={5}
          />
        )),
      )}
    </g>
  );
}

function Pointer(): ReactNode {
  return (
    <path
      d="M0 0 V62 L15 48 L26 74 L38 69 L27 44 L47 42 Z"
      fill={page.ink}
      stroke={page.paper}
      strokeWidth={5}
      strokeLinejoin="round"
    />
  );
}
