import {makeTransform, rotate, scale, translateX} from '@remotion/animation-utils';
import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {page} from '../page-colors';
import {PageCanvas} from '../parts/PageCanvas';
import {glide} from '../parts/motion';
import type {Props} from './demo';

/** A card that is transformed step by step, in the order of the list. */
export default function MakeTransform({order, x, angle, size}: Props): ReactNode {
  const frame = useCurrentFrame();
  const first = glide(frame, 5, 30);
  const second = glide(frame, 30, 55);
  const turnsFirst = order === 'rotate first';
  const move = translateX(x * (turnsFirst ? second : first));
  const turn = rotate(angle * (turnsFirst ? first : second));
  const grow = scale(1 + (size - 1) * glide(frame, 55, 70));

  return (
    <PageCanvas>
      <Card />
      <Card transform={makeTransform(turnsFirst ? [turn, move, grow] : [move, turn, grow])} />
    </PageCanvas>
  );
}

/** With a transform the card itself, else the outline of where it would be. */
function Card({transform}: {transform?: string}): ReactNode {
  return (
    <svg
      width={240}
      height={160}
      overflow="visible"
      style={{left: 160, position: 'absolute', top: 190, transform}}
    >
      <rect
        width={240}
        height={160}
        rx={24}
        fill={transform ? page.accent : 'none'}
        stroke={transform ? 'none' : page.faint}
        strokeDasharray="4 12"
        strokeLinecap="round"
        strokeWidth={4}
      />
      {transform && (
        <path
          d="M70 80 H170 M134 44 L170 80 L134 116"
          fill="none"
          stroke={page.onAccent}
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth={16}
        />
      )}
    </svg>
  );
}
