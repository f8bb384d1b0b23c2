import type {Root} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';

const parser = unified().use(rehypeParse, {fragment: true});

/** Colours are most of the elements of a page, and say nothing. */
const withoutColours = (html: string): string =>
  html.replace(
    /(<pre\b[^>]*>)([^]*?)(?=<\/pre>)/g,
    (_, opening: string, code: string) => opening + code.replace(/<[^>]*>/g, ''),
  );

/** The main part of a page, with plain text as code; undefined where there is none. Menus cost time for nothing. */
export function parseMain(html: string): Root | undefined {
  const [main] = /<main[\s>][^]*<\/main>/.exec(html) ?? [];
  return main === undefined ? undefined : (parser.parse(withoutColours(main)) as Root);
}
