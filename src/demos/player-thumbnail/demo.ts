import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 90,
  posterFrame: 62,
  description:
    'On the left, a Player: a ball rolls along a line and leaves a track, and the frame counts up. On the right, a thumbnail of the same composition shows the chosen frame.',
};

export const controls = z.object({
  frameToDisplay: z.number().int().min(0).max(89).default(25).describe('Frame of the thumbnail'),
});

export type Props = z.infer<typeof controls>;

export const code = ({frameToDisplay}: Props) => snippet`
  <Thumbnail
    component={Ball}
    frameToDisplay={${frameToDisplay}}
    durationInFrames={90}
    fps={30}
    compositionWidth={640}
    compositionHeight={480}
  />
`;
