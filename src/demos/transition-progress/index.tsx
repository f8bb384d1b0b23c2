import {linearTiming, useTransitionProgress} from '@remotion/transitions';
import {none} from '@remotion/transitions/none';
import type {ReactNode} from 'react';
import {interpolate} from 'remotion';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {Reading} from '../parts/Reading';
import {ScenePair} from '../parts/ScenePair';
import type {Props} from './demo';

/** Letters that fall out of one scene and into the next. */
export default function TransitionProgress({frames, stagger}: Props): ReactNode {
  return (
    <ScenePair
      presentation={none()}
      timing={linearTiming({durationInFrames: frames})}
      day={<Word text="day" stagger={stagger} />}
      night={<Word text="night" stagger={stagger} />}
    />
  );
}

function Word({text, stagger}: {text: string; stagger: number}): ReactNode {
  const {entering, exiting} = useTransitionProgress();
  const letters = text.split('');
  const share = (progress: number, index: number) => {
    const delay = (index / letters.length) * stagger;
    return interpolate(progress, [delay, delay + 1 - stagger], [0, 1], {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    });
  };
  const readings =
    exiting > 0 || entering === 1
      ? {name: 'exiting', value: exiting}
      : {name: 'entering', value: entering};

  return (
    <Canvas
      tone="ink"
      style={{background: 'transparent', alignItems: 'center', justifyContent: 'center'}}
    >
      <Reading
        name={readings.name}
        value={readings.value.toFixed(2)}
        right={readings.name === 'exiting'}
        onInk
      />
      <div style={{display: 'flex', fontSize: 190, fontWeight: 680, letterSpacing: '-0.04em'}}>
        {letters.map((letter, index) => (
          <span
            key={index}
            style={{
              color: index % 2 ? palette.accentSoft : palette.paper,
              transform: `translateY(${(share(entering, index) - 1) * 420 + share(exiting, index) * 420}px)`,
            }}
          >
            {letter}
          </span>
        ))}
      </div>
    </Canvas>
  );
}
