import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Props} from '@docusaurus/types';
import type {Catalog} from '../../content/records/catalog.ts';
import type {BuiltPage} from './built-page.ts';
import type {Cached} from './page-cache.ts';

/** What the pages were made from. */
export type SiteContent = {
  docs: LoadedContent['loadedVersions'][number];
  blogs: BlogContent[];
  catalog: Catalog;
};

/** What a step may read to prepare itself. */
export type Build = Pick<Props, 'siteDir' | 'generatedFilesDir' | 'outDir' | 'baseUrl'> & {
  /** Origin of the site, without a slash at the end. */
  origin: string;
  tagline: string;
  content: SiteContent;
  cached: Cached;
};

/** Contents by file name, below the output folder. */
export type Files = Record<string, string | Uint8Array>;

/** What a step makes of one page. */
export type PageResult<Data> = {
  /** The page's HTML with the edit of this step. */
  html?: string;
  files?: Files;
  /** For `finish`. */
  data?: Data;
};

export type PageData<Data> = {page: Pick<BuiltPage, 'path' | 'permalink'>; data: Data};

export type Step<Data = unknown> = {
  /** A pure function: pages are processed side by side, in any order. */
  onPage(page: BuiltPage): PageResult<Data> | Promise<PageResult<Data>>;
  /** Makes files of what the step found on all pages, in the order of their paths. */
  finish?(pages: readonly PageData<Data>[]): Files;
};

/** Reads what a step needs from the build, once for all pages. */
export type PrepareStep<Data = unknown> = (build: Build) => Step<Data> | Promise<Step<Data>>;

/** Puts tags at the end of the head; the minifier may have left its closing tag out. */
export function appendToHead(html: string, tags: string): string {
  const end = /<\/head>|<body/.exec(html);
  if (!end) {
    throw new Error('A built page has neither the end of its head nor a body.');
  }
  return html.slice(0, end.index) + tags + html.slice(end.index);
}
