import {linearTiming, useTransitionProgress} from '@remotion/transitions';
import {none} from '@remotion/transitions/none';
import type {ReactNode} from 'react';
import {AbsoluteFill} from 'remotion';
import {usePlayed} from '../parts/motion';
import {Day, Night, ScenePair} from '../parts/ScenePair';
import type {Props} from './demo';

/** The scenes change themselves: the sun sets and the moon rises. */
export default function TransitionNone({frames}: Props): ReactNode {
  return (
    <ScenePair
      presentation={none()}
      timing={linearTiming({durationInFrames: frames})}
      day={<Changing Scene={Day} />}
      night={<Changing Scene={Night} />}
    />
  );
}

function Changing({Scene}: {Scene: typeof Day}): ReactNode {
  const {entering, exiting} = useTransitionProgress();
  const played = usePlayed();
  return (
    <AbsoluteFill style={{opacity: Math.min(1, entering * 2)}}>
      <Scene played={played} risen={Math.max(0, entering * 2 - 1) * (1 - exiting)} />
    </AbsoluteFill>
  );
}
