/** What a page is, for machines and in words. */
export type PageKind = {
  /** Type of Open Graph. */
  type: 'website' | 'article' | 'profile';
  /** Opposite the name of the site on the card. */
  label: string;
  /** Position of the playhead on the card, 0-1: cards of one part of the site look alike. */
  played: number;
};

type Folder = PageKind & {
  /** Label of the pages that list the others. */
  list?: string;
};

/** Kinds of the pages below a folder. */
const folders: Readonly<Record<string, Folder>> = {
  docs: {type: 'article', label: 'Documentation', played: 0.28},
  blog: {type: 'article', label: 'Blog', list: 'Blog', played: 0.4},
  learn: {type: 'article', label: 'Learn', list: 'Learn', played: 0.48},
  'success-stories': {
    type: 'article',
    label: 'Success story',
    list: 'Success stories',
    played: 0.56,
  },
  templates: {type: 'website', label: 'Template', list: 'Templates', played: 0.72},
  experts: {type: 'profile', label: 'Expert', list: 'Experts', played: 0.8},
  showcase: {type: 'website', label: 'Showcase', played: 0.88},
};

/** What follows the folder in the path of a list. */
const listNames = new Set(['', 'archive', 'page']);

/** The kind of the page at a path without base URL. */
export function pageKind(path: string): PageKind {
  const [, folder = '', name = ''] = path.split('/');
  const {list, ...kind}: Folder = folders[folder] ?? {
    type: 'website',
    // The tagline is the title of the home page.
    label: path === '/' ? '' : 'Make videos programmatically',
    played: 0.64,
  };
  return list && listNames.has(name) ? {...kind, type: 'website', label: list} : kind;
}
