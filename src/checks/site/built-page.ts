/** Where something stands in a built file. First line and column are 1. */
export type Place = {line: number; column: number};

/** A link that readers can follow. */
export type Link = {href: string; label: string; place: Place};

/** A file that the page loads or names: picture, script, style sheet, feed, preview picture. */
export type Resource = {element: string; url: string; place: Place};

/** A picture, video or frame with what its layout and its readers need. */
export type Visual = {
  element: 'img' | 'video' | 'iframe';
  url: string;
  /** Undefined when there is no such attribute; empty for ornaments. Only pictures have one. */
  alt: string | undefined;
  /** Its box is known before it has loaded: width and height, or an aspect ratio. */
  sized: boolean;
  place: Place;
};

/** What the checks read of a page of the built site. */
export type BuiltPage = {
  /** Below the build folder, with forward slashes: `docs/player/index.html`. */
  file: string;
  /** Without slash at the end: `/docs/player`; the home page is `/`. */
  address: string;
  /** Target of a page that only leads on. */
  leadsTo: string | undefined;
  /** Id of the docs page, as Docusaurus tells it. */
  docId: string | undefined;
  lang: string | undefined;
  titles: readonly string[];
  /** Contents by name or property, in the order of the page. */
  metas: ReadonlyMap<string, readonly string[]>;
  canonicals: readonly string[];
  h1s: readonly Place[];
  /** Places by id; more than one is a mistake. */
  ids: ReadonlyMap<string, readonly Place[]>;
  links: readonly Link[];
  resources: readonly Resource[];
  visuals: readonly Visual[];
};

/** The built site, as the checks see it. */
export type BuiltSite = {
  /** From the root of the project. */
  folder: string;
  /** Origin at which the site is published, without a slash at the end. */
  url: string;
  pages: readonly BuiltPage[];
  /** Every file below the folder, with forward slashes. */
  files: ReadonlySet<string>;
  /** Text of the redirects file. */
  redirects: string;
};
