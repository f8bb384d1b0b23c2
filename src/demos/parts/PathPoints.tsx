import {parsePath, reduceInstructions} from '@remotion/paths';
import type {ReactNode} from 'react';
import {page} from '../page-colors';

/** The ends of a path's instructions, and the control points of its curves with the lines that lead to them. */
export function PathPoints({path}: {path: string}): ReactNode {
  const instructions = reduceInstructions(parsePath(path));
  return instructions.map((instruction, index) => {
    if (instruction.type === 'Z') {
      return null;
    }
    const before = instructions[index - 1];
    const {x, y} = instruction;
    return (
      <g key={index} strokeWidth={4}>
        {instruction.type === 'C' && before && before.type !== 'Z' && (
          <g stroke={page.faint} fill={page.faint} strokeWidth={3}>
            <path
              d={`M${before.x} ${before.y} L${instruction.cp1x} ${instruction.cp1y} M${x} ${y} L${instruction.cp2x} ${instruction.cp2y}`}
              strokeDasharray="2 8"
            />
            <circle cx={instruction.cp1x} cy={instruction.cp1y} r={5} />
            <circle cx={instruction.cp2x} cy={instruction.cp2y} r={5} />
          </g>
        )}
        <circle cx={x} cy={y} r={9} fill={page.paper} stroke={page.ink} />
      </g>
    );
  });
}
