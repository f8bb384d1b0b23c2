import type {PageMarkdown} from './page-markdown.ts';
import type {Section} from './sections.ts';

/** Pages by their addresses, with base URL. */
export type Pages = ReadonlyMap<string, PageMarkdown>;

/** Brackets would end the link's text early. */
const escaped = (title: string) => title.replace(/[[\]\\]/g, '\\$&');

const lineOf = (url: string, {title, description}: PageMarkdown): string =>
  `- [${escaped(title)}](${url})${description && `: ${description}`}`;

/**
 * `llms.txt` in the shape of llmstxt.org: name, summary, then a section a list.
 * @param urlOf the address of a page's Markdown, with host
 */
export function llmsIndex(
  site: {name: string; summary: string},
  sections: readonly Section[],
  pages: Pages,
  urlOf: (address: string) => string,
): string {
  const parts = sections.map(({title, addresses}) => {
    const lines = addresses.flatMap((address) => {
      const page = pages.get(address);
      return page ? [lineOf(urlOf(address), page)] : [];
    });
    return lines.length > 0 ? [`## ${title}`, lines.join('\n')] : [];
  });
  return `${[`# ${site.name}`, `> ${site.summary}`, ...parts.flat()].join('\n\n')}\n`;
}

/** Between two pages of `llms-full.txt`: a line that no page holds, since Markdown writes its own rule shorter. */
const separator = `\n${'-'.repeat(80)}\n\n`;

/** `llms-full.txt`: the Markdown of these pages, in this order. */
export function llmsFull(addresses: readonly string[], pages: Pages): string {
  return addresses.flatMap((address) => pages.get(address)?.markdown ?? []).join(separator);
}
