/** `Hello Météo` -> `hello-meteo`; empty when the text has no Latin letter or digit. */
export const slugFrom = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');
