import type {ReactNode} from 'react';
import {PageCanvas} from '../parts/PageCanvas';
import {usePlayed} from '../parts/motion';
import {Preview} from '../parts/Preview';
import type {Props} from './demo';

/** A greeting whose name and colour come from a form. */
export default function PlayerForm({name, color}: Props): ReactNode {
  return (
    <PageCanvas style={{alignItems: 'center', justifyContent: 'center'}}>
      <Preview
        text={`Hello ${name}`}
        arrival={(index) => 4 + index * 3}
        background={color}
        played={usePlayed()}
        width={760}
      />
    </PageCanvas>
  );
}
