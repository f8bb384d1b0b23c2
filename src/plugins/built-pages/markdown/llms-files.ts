import type {Section} from './sections.ts';

/** A page as machines read it. The title is that of the head: the main heading may be a slogan. */
export type PageMarkdown = {title: string; description: string; markdown: string};

/** Pages by their permalinks. */
export type Pages = ReadonlyMap<string, PageMarkdown>;

/** Brackets would end the link's text early. */
const escaped = (title: string) => title.replace(/[[\]\\]/g, '\\$&');

const lineOf = (url: string, {title, description}: PageMarkdown): string =>
  `- [${escaped(title)}](${url})${description && `: ${description}`}`;

/**
 * `llms.txt` in the shape of llmstxt.org: name, summary, then a section a list.
 * @param urlOf URL of a page's Markdown
 */
export function llmsIndex(
  site: {name: string; summary: string},
  sections: readonly Section[],
  pages: Pages,
  urlOf: (permalink: string) => string,
): string {
  const parts = sections.map(({title, permalinks}) => {
    const lines = permalinks.flatMap((permalink) => {
      const page = pages.get(permalink);
      return page ? [lineOf(urlOf(permalink), page)] : [];
    });
    return lines.length > 0 ? [`## ${title}`, lines.join('\n')] : [];
  });
  return `${[`# ${site.name}`, `> ${site.summary}`, ...parts.flat()].join('\n\n')}\n`;
}

/** Between two pages of `llms-full.txt`: a line that no page holds, since Markdown writes its own rule shorter. */
const separator = `\n${'-'.repeat(80)}\n\n`;

/** `llms-full.txt`: the Markdown of these pages, in this order. */
export function llmsFull(permalinks: readonly string[], pages: Pages): string {
  return permalinks.flatMap((permalink) => pages.get(permalink)?.markdown ?? []).join(separator);
}
