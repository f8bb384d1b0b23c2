/** The anchor that a heading most likely has: a guess that saves bytes wherever it is right. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\s-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
