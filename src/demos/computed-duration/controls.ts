import * as z from 'zod';

export const controls = z.object({
  slides: z.number().int().min(1).max(6).default(4).describe('Slides'),
  framesPerSlide: z.number().int().min(15).max(60).default(45).describe('Frames per slide'),
});

export const code = ({slides, framesPerSlide}: z.infer<typeof controls>): string =>
  [
    `// props.slides.length === ${slides}`,
    `durationInFrames: props.slides.length * ${framesPerSlide}, // ${slides * framesPerSlide}`,
  ].join('\n');
