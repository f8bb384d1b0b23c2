/**
 * Address of a page's Markdown: the page's own with `.md` at its end, without
 * the slash that some end in. The home page's is `index.md`.
 * @param address of the page, with base URL
 */
export function markdownAddress(address: string, baseUrl: string): string {
  return address === baseUrl ? `${baseUrl}index.md` : `${address.replace(/\/$/, '')}.md`;
}
