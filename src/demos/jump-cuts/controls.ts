import * as z from 'zod';

export const controls = z.object({
  order: z
    .enum(['as recorded', 'last part first'])
    .default('as recorded')
    .describe('Order of the parts'),
});

const recorded = [
  {startFrom: 15, endAt: 55},
  {startFrom: 80, endAt: 120},
  {startFrom: 165, endAt: 205},
];

export const partsInOrder = (order: z.infer<typeof controls>['order']) =>
  order === 'as recorded' ? recorded : [...recorded.slice(2), ...recorded.slice(0, 2)];

export const code = ({order}: z.infer<typeof controls>) =>
  [
    'const parts = [',
    ...partsInOrder(order).map(
      ({startFrom, endAt}) => `  {startFrom: ${startFrom}, endAt: ${endAt}},`,
    ),
    '];',
  ].join('\n');
