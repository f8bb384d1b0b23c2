import * as z from 'zod';

export const controls = z.object({
  loading: z.number().int().min(0).max(60).default(34).describe('Loading time'),
});

export const code = ({loading}: z.infer<typeof controls>): string =>
  [`// The file takes ${loading} frames to load.`, "<Img src={staticFile('hills.jpg')} />"].join(
    '\n',
  );
