import type {Props} from '@docusaurus/types';

/** A page of the built site. */
export type BuiltPage = {
  /** Address with base URL, as the router knows it; the not-found page's is `/404.html`. */
  address: string;
  html: string;
};

/** Gives the HTML of a page as it should be. */
export type PageEdit = (page: BuiltPage) => string | Promise<string>;

/** Reads what an edit needs from the build, once for all pages. */
export type PreparePageEdit = (
  build: Pick<
    Props,
    'siteDir' | 'generatedFilesDir' | 'outDir' | 'baseUrl' | 'routesPaths' | 'siteConfig'
  >,
) => PageEdit | Promise<PageEdit>;

/** Puts tags at the end of the head; the minifier may have left its closing tag out. */
export function appendToHead(html: string, tags: string): string {
  const end = /<\/head>|<body/.exec(html);
  if (!end) {
    throw new Error('A built page has neither the end of its head nor a body.');
  }
  return html.slice(0, end.index) + tags + html.slice(end.index);
}
