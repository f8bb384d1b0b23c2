import type {OwnMeta} from '../../demo-types.ts';
import {roundingOption} from '../../parts/rounding.ts';
import {snippet} from '../../snippet.ts';
import type {Props} from '../polygon/demo.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 60,
  description:
    'A hexagon with an anchor at each of its corners, and the six lines between them as a list.',
};

export {controls, type Props} from '../polygon/demo.ts';

export const code = ({points, radius, ...corners}: Props) => snippet`
  const {path} = makePolygon({
    points: ${points},
    radius: ${radius},
    ${roundingOption(corners)}
  });
`;
