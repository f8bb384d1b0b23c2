import * as z from 'zod';

export const controls = z.object({
  seed: z.string().max(12).default('bar').describe('Seed'),
  hold: z.number().int().min(1).max(60).default(15).describe('Frames for which a number holds'),
  changes: z.boolean().default(true).describe('Change over time'),
});

const quoted = (text: string): string => text.replaceAll('\\', '').replaceAll('`', '');

export const code = ({seed, hold, changes}: z.infer<typeof controls>): string =>
  changes
    ? [
        'const frame = useCurrentFrame();',
        `const moment = Math.floor(frame / ${hold});`,
        `const height = random(\`${quoted(seed)}-\${index}-\${moment}\`);`,
      ].join('\n')
    : `const height = random(\`${quoted(seed)}-\${index}\`);`;
