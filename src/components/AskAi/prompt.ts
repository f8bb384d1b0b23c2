import type {PageEntry} from '@site/src/plugins/built-pages/page-list';

type Options = {
  question: string;
  pages: readonly PageEntry[];
  /** The site's address with its base URL, ending in a slash. */
  site: string;
  version: string;
};

/** A prompt for any assistant: the question, and the pages to answer it from. */
export function writePrompt({question, pages, site, version}: Options): string {
  const sources =
    pages.length > 0
      ? pages.map(({path, title}) => `- ${title}: ${site}${path.slice(1)}`)
      : [`- Docs: ${site}docs/`];
  return [
    `I use Remotion ${version}, which makes videos from React components.`,
    '',
    'My question:',
    question,
    '',
    'Read these pages of its documentation first, answer from them, and name the ones you used:',
    ...sources,
  ].join('\n');
}
