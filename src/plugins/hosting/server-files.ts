import type {Headers, Redirect} from '../../config/hosting.ts';

/**
 * The `_redirects` file that Netlify, Cloudflare Pages and others read: legacy
 * `.html` addresses of every page, the Markdown of index pages by its other
 * name, then the redirects.
 */
export function redirectsFile(redirects: readonly Redirect[], pages: readonly string[]): string {
  const legacy = pages
    .filter((page) => !page.endsWith('.html') && page !== '/')
    .flatMap((page) => {
      const stem = page.replace(/\/$/, '');
      return [`${stem}.html ${page} 301`, `${stem}/index.html ${page} 301`];
    });
  const markdown = pages
    .filter((page) => page.endsWith('/') && page !== '/')
    .map((page) => `${page}index.md ${page.slice(0, -1)}.md 301`);
  return [
    '/index.html / 301',
    ...legacy,
    ...markdown,
    ...redirects.map(({from, to, status}) => `${from} ${to} ${status}`),
    '',
  ].join('\n');
}

/** The `_headers` file that goes with it; where several patterns fit a path, their headers add up. */
export function headersFile(byPrefix: Headers, byEnding: Headers): string {
  const patterns = [
    ...Object.entries(byPrefix).map(([prefix, fields]) => [`${prefix}*`, fields] as const),
    // Names of files are at the root, endings match in every folder.
    ...Object.entries(byEnding).map(
      ([ending, fields]) => [ending.startsWith('/') ? ending : `/*${ending}`, fields] as const,
    ),
  ];
  return patterns
    .map(([pattern, fields]) =>
      [pattern, ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n');
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A page that redirects by itself, for hosts that know no redirects. */
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
    `<p>This address leads to <a href="${target}">${target}</a>.</p>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
