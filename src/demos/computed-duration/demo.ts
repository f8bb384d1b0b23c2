import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  width: 1280,
  height: 720,
  durationInFrames: 120,
  posterFrame: 90,
  description:
    'Above, the numbers of slides, frames per slide and their product. Below, as many blocks as there are slides line up on a timeline whose length is the duration.',
};

export const controls = z.object({
  slides: z.number().int().min(1).max(6).default(4).describe('Slides'),
  framesPerSlide: z.number().int().min(15).max(60).default(45).describe('Frames per slide'),
});

export type Props = z.infer<typeof controls>;

export const code = ({slides, framesPerSlide}: Props) => snippet`
  // props.slides.length === ${slides}
  durationInFrames: props.slides.length * ${framesPerSlide}, // ${slides * framesPerSlide}
`;
