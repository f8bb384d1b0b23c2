/** `Hello Météo` -> `hello-meteo`; `useCurrentFrame()` -> `use-current-frame`. */
export const slugFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z\d])(?=[A-Z])/g, '$1-')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** Today, as 2024-03-17. */
export const today = (): string => new Date().toISOString().slice(0, 10);
