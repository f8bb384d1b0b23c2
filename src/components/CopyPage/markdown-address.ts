/**
 * Address of a page's Markdown: the page's own with `.md` at its end, without
 * the slash that some end in. The home page's is `index.md`.
 * @param address of the page, with base URL
 */
export function markdownAddress(address: string, baseUrl: string): string {
  return address === baseUrl ? `${baseUrl}index.md` : `${address.replace(/\/$/, '')}.md`;
}

/** Assistants that take a question in their URL. */
const assistants = {
  ChatGPT: 'https://chatgpt.com/?q=',
  Claude: 'https://claude.ai/new?q=',
};

/**
 * Links that ask an assistant to read a page.
 * @param markdownUrl absolute URL of the page's Markdown
 */
export function assistantLinks(markdownUrl: string): {name: string; href: string}[] {
  const prompt = encodeURIComponent(`Read ${markdownUrl} and answer questions about it.`);
  return Object.entries(assistants).map(([name, start]) => ({name, href: start + prompt}));
}
