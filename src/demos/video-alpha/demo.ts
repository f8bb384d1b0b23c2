import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 40,
  description:
    'Paper confetti, a separate video, falls in front of a landscape. Without the transparent prop, the confetti falls in front of black, and the landscape is hidden.',
};

export const controls = z.object({
  transparent: z.boolean().default(true).describe('transparent'),
});

export type Props = z.infer<typeof controls>;

export const code = ({transparent}: Props) => snippet`
  <OffthreadVideo src={staticFile('landscape.mp4')} />
  <AbsoluteFill>
    <OffthreadVideo
      ${transparent && 'transparent'}
      src={staticFile('confetti.webm')}
    />
  </AbsoluteFill>
`;
