/** One address of every kind of page the site has. */
export const pageKinds = {
  home: '/',
  'product page (Player)': '/player/',
  'product page (Lambda)': '/lambda/',
  'docs page': '/docs/',
  'docs page, API sidebar': '/docs/api',
  'docs page, recorder sidebar': '/docs/recorder/',
  'docs page without a sidebar': '/docs/investors',
  'blog list': '/blog',
  'blog archive': '/blog/archive',
  'blog post': '/blog/introducing-remotion',
  'learn list': '/learn',
  'learn article': '/learn/apple-wow',
  'success story list': '/success-stories',
  'success story': '/success-stories/a-million-dollars',
  'expert directory': '/experts/',
  'expert profile': '/experts/karel-nagel',
  'template list': '/templates/',
  'template page': '/templates/hello-world',
  showcase: '/showcase/',
  'showcase submission': '/showcase/add',
  about: '/about/',
  contact: '/contact/',
  'assistant page': '/ai',
  'assistant frame': '/ai-embed',
  search: '/search',
  'not found': '/no-such-page',
} as const;

export type PageKind = keyof typeof pageKinds;

/** All kinds as pairs, for a test per kind. */
export const eachPageKind = Object.entries(pageKinds) as [PageKind, string][];

/** The not-found page answers 404, which the browser reports as a console error. */
export const plannedNotFound = /status of 404 .*no-such-page/;
