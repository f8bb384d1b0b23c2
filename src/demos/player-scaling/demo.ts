import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 150,
  posterFrame: 45,
  description:
    'A dashed frame, the parent in a page, becomes narrower and wider. In it, the box of a Player follows or keeps its size, depending on its style, and a round picture with a title is scaled to fit into the box. Numbers show the size of the box and the scale.',
};

export const controls = z.object({
  set: z.enum(['width', 'height', 'both']).default('width').describe('Style sets'),
});

export type Props = z.infer<typeof controls>;

const styles = {
  width: "{{width: '100%'}}",
  height: '{{height: 200}}',
  both: "{{width: '100%', height: 240}}",
};

export const code = ({set}: Props) => snippet`
  <Player
    component={Title}
    compositionWidth={1280}
    compositionHeight={720}
    style=${styles[set]}
  />
`;
