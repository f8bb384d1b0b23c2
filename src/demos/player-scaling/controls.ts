import * as z from 'zod';

export const controls = z.object({
  set: z.enum(['width', 'height', 'both']).default('width').describe('Style sets'),
});

const styles = {
  width: "{{width: '100%'}}",
  height: '{{height: 200}}',
  both: "{{width: '100%', height: 240}}",
};

export const code = ({set}: z.infer<typeof controls>) =>
  [
    '<Player',
    '  component={Title}',
    '  compositionWidth={1280}',
    '  compositionHeight={720}',
    `  style=${styles[set]}`,
    '/>',
  ].join('\n');
