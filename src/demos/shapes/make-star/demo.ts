import type {OwnMeta} from '../../demo-types.ts';
import {roundingOption} from '../../parts/rounding.ts';
import {snippet} from '../../snippet.ts';
import type {Props} from '../star/demo.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 60,
  description:
    'A star with five points, an anchor at each of its ten corners, and the lines between them as a list.',
};

export {controls, type Props} from '../star/demo.ts';

export const code = ({points, innerRadius, outerRadius, ...corners}: Props) => snippet`
  const {path} = makeStar({
    points: ${points},
    innerRadius: ${innerRadius},
    outerRadius: ${outerRadius},
    ${roundingOption(corners)}
  });
`;
