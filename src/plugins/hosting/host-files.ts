import type {env} from '../../config/env.ts';
import type {Fields, Redirect} from '../../config/hosting.ts';
import {withBase} from '../../content/addresses.ts';
import {nginxFile} from './nginx-file.ts';

/** What hosts are told: `src/config/hosting.ts`, and the pages that were built. */
export type Hosting = {
  baseUrl: string;
  /** Exact addresses of all pages, without the base URL. */
  pages: readonly string[];
  redirects: readonly Redirect[];
  headers: Fields;
  caching: Fields;
  headersByEnding: Readonly<Record<string, Fields>>;
};

/** All redirects with the base URL: those that are written, and the Markdown of index pages by its other name. */
export const allRedirects = ({baseUrl, pages, redirects}: Hosting): Redirect[] =>
  [
    ...redirects,
    ...pages
      .filter((page) => page.endsWith('/') && page !== '/')
      .map(
        (page) => ({from: `${page}index.md`, to: `${page.slice(0, -1)}.md`, status: 301}) as const,
      ),
  ].map(({from, to, status}) => ({
    from: withBase(baseUrl, from),
    to: withBase(baseUrl, to),
    status,
  }));

/**
 * The files that a host needs in the folder of the build, by name. Netlify and Cloudflare Pages read the
 * same two. A host that knows no redirects gets a page for each.
 */
export function hostFiles(host: typeof env.host, hosting: Hosting): Record<string, string> {
  switch (host) {
    case 'nginx':
      return {'nginx.conf': nginxFile(hosting)};
    case 'netlify':
    case 'cloudflare':
      return {_redirects: redirectList(hosting), _headers: headerList(host, hosting)};
    default:
      return {
        // GitHub Pages would leave out files, and make pages of Markdown.
        '.nojekyll': '',
        ...Object.fromEntries(
          hosting.redirects
            // A player that asks for a video must not get a page.
            .filter(({from}) => !/\.\w+$/.test(from))
            .map(({from, to}) => [
              `${from.slice(1)}.html`,
              redirectPage(withBase(hosting.baseUrl, to)),
            ]),
        ),
      };
  }
}

/**
 * `_redirects`. No line has the `!` of Netlify, which Cloudflare does not know: it would be needed only
 * where a file has the address. Both hosts correct `/x/` and `/x.html` by themselves.
 */
const redirectList = (hosting: Hosting): string =>
  allRedirects(hosting)
    .map(({from, to, status}) => `${from} ${to} ${status}\n`)
    .join('');

/**
 * `_headers`. Where several rules fit a path, Netlify takes the last value of a header; Cloudflare joins
 * them, unless the later rule first drops the one before.
 */
function headerList(
  host: 'netlify' | 'cloudflare',
  {baseUrl, headers, caching, headersByEnding}: Hosting,
): string {
  const rules: [string, Fields][] = [
    ['/*', headers],
    ...Object.entries(caching)
      .filter(([prefix]) => prefix !== '/')
      .map(([prefix, value]): [string, Fields] => [`${prefix}*`, {'Cache-Control': value}]),
    ...Object.entries(headersByEnding).map(([ending, fields]): [string, Fields] => [
      ending.startsWith('/') ? ending : `/*${ending}`,
      fields,
    ]),
  ];
  return rules
    .map(([pattern, fields]) => {
      const dropped = pattern === '/*' || host === 'netlify' ? {} : headers;
      const lines = Object.entries(fields).map(
        ([name, value]) => `${name in dropped ? `  ! ${name}\n` : ''}  ${name}: ${value}\n`,
      );
      return `${withBase(baseUrl, pattern)}\n${lines.join('')}`;
    })
    .join('\n');
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A page that redirects by itself. */
export function redirectPage(to: string): string {
  const target = escape(to);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="robots" content="noindex">',
    '<title>Moved</title>',
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    `<link rel="canonical" href="${target}">`,
    '</head>',
    '<body>',
    '<main>',
    '<h1>Moved</h1>',
    `<p>This address leads to <a href="${target}">${target}</a>.</p>`,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
