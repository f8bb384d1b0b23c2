import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 110,
  description:
    'Two rows of frames are rendered while an image loads. With an img element, the first frames are empty. With Img, the first frame waits, and all frames show the image.',
};

export const controls = z.object({
  loading: z.number().int().min(0).max(60).default(34).describe('Loading time'),
});

export type Props = z.infer<typeof controls>;

export const code = ({loading}: Props) => snippet`
  // The file takes ${loading} frames to load.
  <Img src={staticFile('hills.jpg')} />
`;
