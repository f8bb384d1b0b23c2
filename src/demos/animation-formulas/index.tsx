import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {PageCanvas} from '../parts/PageCanvas';
import {Graph} from '../parts/Graph';
import {Reading} from '../parts/Reading';
import type {Props} from './demo';
import {formulas} from './formulas';

/** A movement by formula, as a curve and as a square that moves. */
export default function AnimationFormulas({formula, period}: Props): ReactNode {
  const frame = useCurrentFrame();
  const {value: valueAt, lowest} = formulas[formula];
  const value = (at: number) => valueAt(at, period);

  return (
    <PageCanvas>
      <Reading name="value" value={value(frame).toFixed(2)} />
      <Reading name="frame" value={String(frame)} right />
      <div style={{left: 110, position: 'absolute', top: 140}}>
        <Graph
          width={560}
          height={320}
          inputs={[0, 120]}
          outputs={[lowest, 1]}
          value={value}
          at={frame}
          inputMarks={[0, 60, 120]}
          outputMarks={lowest < 0 ? [-1, 0, 1] : [0, 1]}
        />
      </div>
    </PageCanvas>
  );
}
