import {
  getBoundingBox,
  getInstructionIndexAtLength,
  getLength,
  parsePath,
  type Instruction,
} from '@remotion/paths';
import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {page} from '../page-colors';
import {Drawn} from './Drawn';
import {InstructionList} from './InstructionList';
import {travel} from './motion';
import {PathPoints} from './PathPoints';
import {PathStage} from './PathStage';
import {penAt} from './pen';

type Props = {
  path: string;
  /** Renders the current instruction, instead of the list of all. */
  children?: (current: Instruction) => ReactNode;
};

const middle = {x: 275, y: 270} as const;

/** A path with all of its points, and its instructions while a pen draws them. */
export function MadePath({path, children}: Props): ReactNode {
  const drawn = travel(useCurrentFrame(), 6, 96);
  const {x1, y1, width, height} = getBoundingBox(path);
  const instructions = parsePath(path);
  const {index} = getInstructionIndexAtLength(path, getLength(path) * drawn);
  // The index counts from the first instruction that draws; before it, the pen is put down.
  const current = drawn > 0 ? Math.min(index + 1, instructions.length - 1) : 0;
  const pen = penAt(path, drawn);

  return (
    <PathStage
      beside={
        children?.(instructions[current]!) ?? (
          <InstructionList instructions={instructions} current={current} left={530} />
        )
      }
    >
      <g transform={`translate(${middle.x - x1 - width / 2} ${middle.y - y1 - height / 2})`}>
        <path d={path} fill={page.accentSoft} fillOpacity={0.35} stroke={page.paperLine} />
        <Drawn path={path} progress={drawn} stroke={page.accent} />
        <PathPoints path={path} />
        <circle cx={pen.x} cy={pen.y} r={15} fill={page.playhead} />
      </g>
    </PathStage>
  );
}
