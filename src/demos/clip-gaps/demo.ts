import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 120,
  posterFrame: 64,
  description:
    'Three clips play one after another, drawn as film strips. Where a clip begins, the video’s strip is black until the file has loaded. With enough premounting, the black parts are gone.',
};

export const controls = z.object({
  premountFor: z.number().int().min(0).max(20).default(0).describe('premountFor'),
});

export type Props = z.infer<typeof controls>;

export const code = ({premountFor}: Props) => snippet`
  <Series.Sequence
    durationInFrames={40}
    ${premountFor > 0 && `premountFor={${premountFor}}`}
  >
    <OffthreadVideo src={src} />
  </Series.Sequence>
`;
