import type {Props} from './demo.ts';

const recorded = [
  {startFrom: 15, endAt: 55},
  {startFrom: 80, endAt: 120},
  {startFrom: 165, endAt: 205},
];

/** The parts of the file that are shown. Apart from the controls, whose schema no page loads. */
export const partsInOrder = (order: Props['order']) =>
  order === 'as recorded' ? recorded : [...recorded.slice(2), ...recorded.slice(0, 2)];
