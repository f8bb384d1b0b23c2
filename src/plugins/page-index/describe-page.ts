/** One entry of `pages.json`. */
export type PageEntry = {
  /** Without base URL. */
  path: string;
  title: string;
  description: string;
  /** Set on pages that ask not to be indexed: no reader looks for them. */
  listed?: false;
};

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  nbsp: ' ',
};

const decode = (text: string) =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** Title (without the site's name) and description of a built page, both may be empty, and whether it hides. */
export function describePage(html: string): Omit<PageEntry, 'path'> {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  const description =
    /<meta [^>]*name="?description"? content=(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/
      .exec(html)
      ?.slice(1)
      .find(Boolean) ?? '';
  const hidden = /<meta [^>]*name="?robots"? content="?noindex/.test(html);
  return {
    title: decode(title).split(' | ')[0]!.trim(),
    description: decode(description),
    ...(hidden && {listed: false}),
  };
}
