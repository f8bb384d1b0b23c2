import type {Redirect} from '../../config/hosting.ts';

/**
 * The `_redirects` file that Netlify, Cloudflare Pages and others read: legacy
 * `.html` addresses of every page, then the redirects.
 */
export function redirectsFile(redirects: readonly Redirect[], pages: readonly string[]): string {
  const legacy = pages
    .filter((page) => !page.endsWith('.html') && page !== '/')
    .flatMap((page) => {
      const stem = page.replace(/\/$/, '');
      return [`${stem}.html ${page} 301`, `${stem}/index.html ${page} 301`];
    });
  return [
    '/index.html / 301',
    ...legacy,
    ...redirects.map(({from, to, status}) => `${from} ${to} ${status}`),
    '',
  ].join('\n');
}

/** The `_headers` file that goes with it. */
export function headersFile(
  headers: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string {
  return Object.entries(headers)
    .map(([prefix, fields]) =>
      [
        `${prefix}*`,
        ...Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`),
        '',
      ].join('\n'),
    )
    .join('\n');
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A page that leads on by itself, for hosts that know no redirects. */
export function redirectPage(to: string): string {
  const target = escape(to);
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="robots" content="noindex">',
    '<title>Moved</title>',
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    `<link rel="canonical" href="${target}">`,
    `<p>This address leads to <a href="${target}">${target}</a>.</p>`,
    '</html>',
    '',
  ].join('\n');
}
