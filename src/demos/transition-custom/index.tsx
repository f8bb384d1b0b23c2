import type {
  TransitionPresentation,
  TransitionPresentationComponentProps,
} from '@remotion/transitions';
import type {ReactNode} from 'react';
import {AbsoluteFill} from 'remotion';
import {ScenePair} from '../parts/ScenePair';
import type {Props} from './demo';

/** A presentation of one's own: a round opening. */
export default function TransitionCustom(options: Props): ReactNode {
  return <ScenePair presentation={iris(options)} />;
}

const iris = (props: Props): TransitionPresentation<Props> => ({component: Iris, props});

function Iris({
  children,
  presentationDirection,
  presentationProgress,
  passedProps: {x, y},
}: TransitionPresentationComponentProps<Props>): ReactNode {
  const clipPath = `circle(${presentationProgress * 150}% at ${x}% ${y}%)`;
  return (
    <AbsoluteFill style={presentationDirection === 'entering' ? {clipPath} : {}}>
      {children}
    </AbsoluteFill>
  );
}
