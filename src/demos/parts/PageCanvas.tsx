import type {ComponentProps, ReactNode} from 'react';
import {page} from '../page-colors';
import {Canvas} from './Canvas';

/** The ground of a composition that follows the colour mode of the page: the build knows it by this import. */
export function PageCanvas({
  style,
  children,
}: Omit<ComponentProps<typeof Canvas>, 'tone'>): ReactNode {
  return (
    <Canvas tone="paper" style={{background: page.paperSunken, color: page.ink, ...style}}>
      {children}
    </Canvas>
  );
}
