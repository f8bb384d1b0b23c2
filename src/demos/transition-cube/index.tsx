import type {
  TransitionPresentation,
  TransitionPresentationComponentProps,
} from '@remotion/transitions';
import type {ReactNode} from 'react';
import {AbsoluteFill, useVideoConfig} from 'remotion';
import {ScenePair} from '../parts/ScenePair';
import type {Props} from './demo';

/** Two sides of a cube that turns by a quarter. */
export default function TransitionCube(options: Props): ReactNode {
  return <ScenePair presentation={cube(options)} />;
}

const cube = (props: Props): TransitionPresentation<Props> => ({component: Cube, props});

function Cube({
  children,
  presentationDirection,
  presentationProgress,
  passedProps: {direction, perspective},
}: TransitionPresentationComponentProps<Props>): ReactNode {
  const {width, height} = useVideoConfig();
  const upright = direction === 'from-top' || direction === 'from-bottom';
  const sign = direction === 'from-left' || direction === 'from-bottom' ? 1 : -1;
  const turned = presentationProgress - (presentationDirection === 'entering' ? 1 : 0);
  const half = (upright ? height : width) / 2;
  const turn = `${upright ? 'rotateX' : 'rotateY'}(${sign * turned * 90}deg)`;

  return (
    <AbsoluteFill style={{perspective}}>
      <AbsoluteFill
        style={{
          backfaceVisibility: 'hidden',
          transform: `translateZ(${-half}px) ${turn} translateZ(${half}px)`,
        }}
      >
        {children}
      </AbsoluteFill>
    </AbsoluteFill>
  );
}
