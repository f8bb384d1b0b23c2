export const names = ['Picture', 'Title', 'Badge'] as const;

/** The layers from the lowest to the highest. */
export const order = (last: (typeof names)[number]) => [
  ...names.filter((name) => name !== last),
  last,
];
