/** Coarse parts of the site, which results can be narrowed to, in the order in which a reader chooses from them. */
export const areas = [
  'Docs',
  'API',
  'Recorder',
  'Learn',
  'Blog',
  'Success stories',
  'Templates',
  'Experts',
  'Pages',
] as const;

export type Area = (typeof areas)[number];

/** What a record is about: a page, or a section of it by the level of its heading. */
export type RecordType = 'lvl1' | 'lvl2' | 'lvl3';

/** Where a record is in the site. Levels below its own are null. */
export type Hierarchy = {
  /** The category of the sidebar's top that holds the page, or the page's area. */
  lvl0: string;
  /** Title of the page. */
  lvl1: string;
  /** Heading of the second level. */
  lvl2: string | null;
  /** Heading of the third level. */
  lvl3: string | null;
  lvl4: null;
  lvl5: null;
  lvl6: null;
};

/**
 * One thing that a search finds: a page, or a section below a heading of the
 * second or third level. The names are those of the DocSearch record format,
 * and the same records feed the hosted index and the embedded one. All texts are plain text.
 */
export type SearchRecord = {
  /** Address without host, base URL and trailing slash, with the anchor: the same in every build. */
  objectID: string;
  /** With the published origin, the base URL and the anchor. */
  url: string;
  url_without_anchor: string;
  /** Id of the heading; null for a page. */
  anchor: string | null;
  type: RecordType;
  hierarchy: Hierarchy;
  /**
   * Text of the section up to its next heading; for a page, its description
   * and what comes before the first section. Null if there is none.
   */
  content: string | null;
  language: 'en';
  /** Tells documentation, which has versions, from all other pages. */
  docusaurus_tag: 'docs-default-current' | 'default';
  version: 'current';
  area: Area;
  /** Breaks ties in the hosted index: pages before their sections, and these in the order of the page. */
  weight: {
    /** 100 for a page, 80 and 60 for sections. */
    level: number;
    /** 0 for the page, then counted up. */
    position: number;
  };
};
