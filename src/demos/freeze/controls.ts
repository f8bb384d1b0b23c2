import * as z from 'zod';

export const controls = z.object({
  frame: z.number().int().min(0).max(119).default(15).describe('frame'),
  active: z.boolean().default(true).describe('active'),
});

export const code = ({frame, active}: z.infer<typeof controls>) =>
  [`<Freeze frame={${frame}}${active ? '' : ' active={false}'}>`, '  <Child />', '</Freeze>'].join(
    '\n',
  );
