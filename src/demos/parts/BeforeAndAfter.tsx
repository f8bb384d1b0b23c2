import type {Instruction} from '@remotion/paths';
import type {ReactNode} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {PageCanvas} from './PageCanvas';
import {InstructionList} from './InstructionList';

type List = {title: string; instructions: readonly Instruction[]};

/** Two lists of instructions, which a mark goes through at the same speed. */
export function BeforeAndAfter({before, after}: {before: List; after: List}): ReactNode {
  const {durationInFrames} = useVideoConfig();
  const played = useCurrentFrame() / durationInFrames;
  const current = ({instructions}: List) => Math.floor(played * instructions.length);

  return (
    <PageCanvas>
      <InstructionList {...before} current={current(before)} left={30} width={430} />
      <InstructionList {...after} current={current(after)} left={480} width={450} />
    </PageCanvas>
  );
}
