/** File of the card of a page, below the output folder. Takes an address without base URL. */
export function cardFile(address: string): string {
  const stem = address.replace(/^\/|\/$|\.html$/g, '');
  return `social/${stem || 'index'}.png`;
}
