import type {OwnMeta} from '../../demo-types.ts';
import {snippet} from '../../snippet.ts';
import type {Props} from '../pie/demo.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 60,
  description:
    'Three quarters of a disc: anchors at the start, halfway, at the end and in the center, and the instructions as a list.',
};

export {controls, type Props} from '../pie/demo.ts';

export const code = ({radius, progress, rotation, closePath, counterClockwise}: Props) => snippet`
  const {path} = makePie({
    radius: ${radius},
    progress: ${progress},
    rotation: ${rotation},
    ${!closePath && 'closePath: false,'}
    ${counterClockwise && 'counterClockwise: true,'}
  });
`;
