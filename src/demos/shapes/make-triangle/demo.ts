import type {OwnMeta} from '../../demo-types.ts';
import {roundingOption} from '../../parts/rounding.ts';
import {snippet} from '../../snippet.ts';
import type {Props} from '../triangle/demo.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 60,
  description:
    'A triangle with soft corners, the points that bend them, and the list of its instructions.',
};

export {controls, type Props} from '../triangle/demo.ts';

export const code = ({length, direction, ...corners}: Props) => snippet`
  const {path} = makeTriangle({
    length: ${length},
    direction: '${direction}',
    ${roundingOption(corners)}
  });
`;
