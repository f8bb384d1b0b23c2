import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 90,
  posterFrame: 20,
  description:
    'A small tilted red square on the left becomes a large blue card with rounded corners on the right. Both are pale, and a purple card moves from one to the other.',
};

export const controls = z.object({
  easing: z.enum(['linear', 'inOut', 'back']).default('inOut').describe('Easing'),
  extrapolateRight: z.enum(['clamp', 'extend']).default('clamp').describe('Beyond the end'),
});

export type Props = z.infer<typeof controls>;

const names = {
  inOut: 'Easing.inOut(Easing.cubic)',
  back: 'Easing.out(Easing.back())',
};

export const code = ({easing, extrapolateRight}: Props) => snippet`
  const style = interpolateStyles(
    frame,
    [0, 45],
    [
      {
        backgroundColor: '#f04d2e',
        borderRadius: '12px',
        transform: 'translateX(60px) rotate(-20deg) scale(0.6)',
      },
      {
        backgroundColor: '#1d56e0',
        borderRadius: '100px',
        transform: 'translateX(620px) rotate(0deg) scale(1.2)',
      },
    ],
    {
      ${easing !== 'linear' && `easing: ${names[easing]},`}
      extrapolateRight: '${extrapolateRight}',
    },
  );
`;
