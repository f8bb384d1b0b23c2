import {parsePage, type Page} from '../../src/content/page.ts';

/** More words than a short page has. */
export const enoughWords = `${'Words fill the page until it is long enough to be one. '.repeat(11)}`;

const description = 'What a page is about that exists only to see how the checks judge it.';

/** A page of the docs, with front matter that is complete unless a test says otherwise. */
export function pageOf(
  body: string,
  {file = 'docs/a.mdx', ...fields}: {file?: string} & Record<string, unknown> = {},
): Page {
  const frontMatter = {title: 'A page', description, kind: 'note', ...fields};
  const yaml = Object.entries(frontMatter)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return parsePage(file, `---\n${yaml.join('\n')}\n---\n\n${body}\n`);
}
