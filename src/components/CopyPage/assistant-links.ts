/** Assistants that take a question in their address. */
const assistants = {
  ChatGPT: 'https://chatgpt.com/?q=',
  Claude: 'https://claude.ai/new?q=',
};

/**
 * Links that ask an assistant to read a page.
 * @param markdown address of the page's Markdown, with its host
 */
export function assistantLinks(markdown: string): {name: string; href: string}[] {
  const prompt = encodeURIComponent(`Read ${markdown} and answer questions about it.`);
  return Object.entries(assistants).map(([name, start]) => ({name, href: start + prompt}));
}
