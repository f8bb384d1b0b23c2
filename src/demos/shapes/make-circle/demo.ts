import type {OwnMeta} from '../../demo-types.ts';
import {snippet} from '../../snippet.ts';
import type {Props} from '../circle/demo.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 60,
  description:
    'A circle with an anchor at its top and one at its bottom, and the four instructions that draw it, one after another.',
};

export {controls, type Props} from '../circle/demo.ts';

export const code = ({radius}: Props) => snippet`
  const {path} = makeCircle({radius: ${radius}});
`;
