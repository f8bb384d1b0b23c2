import * as z from 'zod';
import type {OwnMeta} from '../demo-types.ts';
import {snippet} from '../snippet.ts';

export const meta: OwnMeta = {
  durationInFrames: 165,
  posterFrame: 77,
  description:
    'A large time display counts while a playhead moves along a timeline. Below is the frame number from which the time is computed.',
};

export const controls = z.object({
  format: z.enum(['minutes', 'tenths', 'timecode']).default('tenths').describe('Format'),
});

export type Props = z.infer<typeof controls>;

const codes = {
  minutes: snippet`
    const formatTime = (frame: number, fps: number) => {
      const seconds = Math.floor(frame / fps);
      const rest = String(seconds % 60).padStart(2, '0');
      return \`\${Math.floor(seconds / 60)}:\${rest}\`;
    };
  `,
  tenths: snippet`
    const formatTime = (frame: number, fps: number) => {
      const tenths = Math.floor((frame / fps) * 10);
      return \`\${(tenths / 10).toFixed(1)} s\`;
    };
  `,
  timecode: snippet`
    const formatTime = (frame: number, fps: number) => {
      const parts = [
        Math.floor(frame / fps / 60),
        Math.floor(frame / fps) % 60,
        frame % fps,
      ];
      return parts.map((part) => String(part).padStart(2, '0')).join(':');
    };
  `,
};

export const code = ({format}: Props) => codes[format];
