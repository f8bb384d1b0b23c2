/**
 * The few types of React Native Skia that `@remotion/skia` and the samples about it name. The
 * package itself brings 700 MB of native libraries, none of which a documentation site needs.
 */
import type {ReactNode, Ref} from 'react';

export type CanvasProps = {
  children?: ReactNode;
  debug?: boolean;
  opaque?: boolean;
  colorSpace?: 'p3' | 'srgb';
  ref?: Ref<unknown>;
};

type Drawn = (props: {
  children?: ReactNode;
  blendMode?: 'screen' | 'multiply' | 'overlay';
  color?: string;
  cx?: number;
  cy?: number;
  r?: number;
}) => ReactNode;

export declare const Circle: Drawn;
export declare const Fill: Drawn;
export declare const Group: Drawn;
