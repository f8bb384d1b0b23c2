import * as z from 'zod';

export const controls = z.object({
  format: z.enum(['minutes', 'tenths', 'timecode']).default('tenths').describe('Format'),
});

const bodies = {
  minutes: [
    'const seconds = Math.floor(frame / fps);',
    'const rest = String(seconds % 60).padStart(2, "0");',
    'return `${Math.floor(seconds / 60)}:${rest}`;',
  ],
  tenths: [
    'const tenths = Math.floor((frame / fps) * 10);',
    'return `${(tenths / 10).toFixed(1)} s`;',
  ],
  timecode: [
    'const parts = [',
    '  Math.floor(frame / fps / 60),',
    '  Math.floor(frame / fps) % 60,',
    '  frame % fps,',
    '];',
    'return parts.map((part) => String(part).padStart(2, "0")).join(":");',
  ],
};

export const code = ({format}: z.infer<typeof controls>) =>
  [
    'const formatTime = (frame: number, fps: number) => {',
    ...bodies[format].map((line) => `  ${line.replaceAll('"', "'")}`),
    '};',
  ].join('\n');
