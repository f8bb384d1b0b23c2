import {serializeInstructions, type Instruction} from '@remotion/paths';
import type {ReactNode} from 'react';
import {page} from '../page-colors';
import {font} from '../palette';

type Props = {
  instructions: readonly Instruction[];
  /** The one that the pen draws. */
  current: number;
  left: number;
  width?: number;
  /** Stands above the list. */
  title?: string;
};

const lines = 9;

/** Instructions of a path, one per line with rounded numbers. Of a long list, those around the current one. */
export function InstructionList({
  instructions,
  current,
  left,
  width = 400,
  title,
}: Props): ReactNode {
  const first = Math.max(0, Math.min(current - Math.floor(lines / 2), instructions.length - lines));
  return (
    <div
      style={{
        color: page.muted,
        fontFamily: font.mono,
        fontSize: 26,
        left,
        letterSpacing: '-0.05em',
        position: 'absolute',
        top: '50%',
        transform: 'translateY(-50%)',
        whiteSpace: 'pre',
        width,
      }}
    >
      {title && (
        <div style={{color: page.ink, fontWeight: 600, padding: '0 14px 14px'}}>{title}</div>
      )}
      {instructions.slice(first, first + lines).map((instruction, line) => {
        const active = first + line === current;
        return (
          <div
            key={first + line}
            style={{
              background: active ? page.accent : undefined,
              borderRadius: 10,
              color: active ? page.onAccent : undefined,
              padding: '4px 14px',
            }}
          >
            {serializeInstructions([rounded(instruction)])}
          </div>
        );
      })}
    </div>
  );
}

function rounded(instruction: Instruction): Instruction {
  return Object.fromEntries(
    Object.entries(instruction).map(([name, value]) => [
      name,
      // Adding 0 turns -0 into 0.
      typeof value === 'number' ? Math.round(value) + 0 : value,
    ]),
  ) as Instruction;
}
