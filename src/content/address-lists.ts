/** Every address that the site has or had, in order. */
export const publishedFile = 'src/data/published-addresses.txt';

/** The addresses of a list: one a line; `#` begins a comment. */
export const addressesIn = (text: string): string[] =>
  text.split('\n').filter((line) => line.startsWith('/'));

/** Where an address has its line in a list: before the first that comes after it. */
export function positionIn(text: string, address: string): number {
  const next = addressesIn(text).find((line) => line > address);
  return next ? text.indexOf(`\n${next}\n`) + 1 : text.length;
}

export function withAddress(text: string, address: string): string {
  const at = positionIn(text, address);
  const isThere = addressesIn(text).includes(address);
  return isThere ? text : `${text.slice(0, at)}${address}\n${text.slice(at)}`;
}
