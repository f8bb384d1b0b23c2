import type {ReactNode} from 'react';

/** The ticks of a timeline, every fifth of them longer, down to a height. */
export function Ruler({bottom, color}: {bottom: number; color: string}): ReactNode {
  return Array.from({length: 41}, (_, tick) => (
    <line
      key={tick}
      x1={80 + tick * 20}
      x2={80 + tick * 20}
      y1={bottom - (tick % 5 === 0 ? 30 : 18)}
      y2={bottom}
      stroke={color}
      strokeWidth={4}
      strokeLinecap="round"
    />
  ));
}
