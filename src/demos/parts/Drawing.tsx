import type {ReactNode} from 'react';
import {Canvas} from './Canvas';

type Props = {
  /** Color or gradient behind it. */
  ground: string;
  children: ReactNode;
};

/** A drawing of 960 x 540 units that fills a wide composition. */
export function Drawing({ground, children}: Props): ReactNode {
  return (
    <Canvas tone="ink" style={{background: ground}}>
      <svg viewBox="0 0 960 540" width="100%" height="100%">
        {children}
      </svg>
    </Canvas>
  );
}
