import * as z from 'zod';

export const controls = z.object({
  map: z.number().int().min(10).max(90).default(40).describe('Loading time of the map'),
  model: z.number().int().min(10).max(90).default(60).describe('Loading time of the model'),
});

export const code = ({map, model}: z.infer<typeof controls>): string =>
  [
    'const {delayPlayback} = useBufferState();',
    '',
    'useEffect(() => {',
    '  const playback = delayPlayback();',
    `  // The map needs ${map} frames, the model ${model}.`,
    '  load().then(() => playback.unblock());',
    '  return () => playback.unblock();',
    '}, [delayPlayback]);',
  ].join('\n');
