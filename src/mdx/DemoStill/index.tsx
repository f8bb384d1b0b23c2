import {Picture} from '@site/src/components/Picture';
import {posterOf, type Demo} from '@site/src/demos/demo-types';
import type {ReactNode} from 'react';

type Props = {
  /** Folder of the demo below `src/demos`. */
  name: string;
  /** Set where the picture is in view when the page opens. */
  eager?: boolean;
  /** Added by the build, from the folder `name`. */
  demo?: Demo;
};

/** The still picture of a demo, for places where a moving one would distract. */
export function DemoStill({name, demo, eager}: Props): ReactNode {
  if (!demo) {
    throw new Error(`<DemoStill name="${name}"> has no data. Is the page built with remarkDemos?`);
  }
  return <Picture {...posterOf(name, demo.meta)} eager={eager} />;
}
