import {readFileSync} from 'node:fs';
import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import path from 'node:path';
import compression from 'compression';
import send from 'send';
import {decode, withBase} from '../../src/content/addresses.ts';
import {pageFile} from '../../src/content/page-file.ts';
import {hostingOf} from '../../src/plugins/hosting/describe-host.ts';
import {resolveHeaders, resolveRequest} from '../../src/plugins/hosting/resolve-request.ts';
import type {PageEntry} from '../../src/plugins/built-pages/page-list.ts';

/** What a host reads itself, and shows to nobody. */
const hostFileNames = new Set(['/_headers', '/_redirects', '/nginx.conf', '/.nojekyll']);

/** The path of a request, decoded where it can be, and its query; a proxy's request names the host before them. */
function target(request: IncomingMessage): {pathname: string; search: string} {
  const [pathname = '', query] = request.url!.replace(/^https?:\/\/[^/?]*/i, '').split(/\?(.*)/s);
  return {pathname: decode(pathname), search: query ? `?${query}` : ''};
}

/** Whether a path names a file in a second way, past what is hidden or has headers of its own: `//a`, `/b/../a`. */
const isRoundabout = (pathname: string): boolean =>
  pathname.includes('\\') || pathname !== path.posix.normalize(pathname);

/**
 * Answers for a built site as a good host would: exact addresses, redirects, headers, compression,
 * ranges, validators, and the not-found page.
 *
 * @param folder of the build, with its `pages.json`
 * @param baseUrl with which it was built
 */
export function requestHandler(folder: string, baseUrl: string): RequestListener {
  const entries = JSON.parse(readFileSync(path.join(folder, 'pages.json'), 'utf8')) as PageEntry[];
  const pages = new Set(entries.map((entry) => entry.path));
  const notFoundPage = readFileSync(path.join(folder, '404.html'));
  const hosting = hostingOf(folder);
  // A range counts the bytes of the file.
  const compress = compression({
    filter: (request, response) => !request.headers.range && compression.filter(request, response),
  });

  const notFound = (request: IncomingMessage, response: ServerResponse): void => {
    // Nothing may keep for long that a file is missing: the next deployment may bring it.
    response.setHeader('Cache-Control', hosting.caching['/']!);
    response.statusCode = 404;
    // A script or a picture that is missing should not look like one.
    const isPage =
      request.headers.accept?.includes('text/html') ||
      !/\.(?!html$)\w+$/.test(target(request).pathname);
    response.setHeader('Content-Type', `text/${isPage ? 'html' : 'plain'}; charset=utf-8`);
    response.end(isPage ? notFoundPage : 'Not found\n');
  };

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const {pathname, search} = target(request);
    const sitePath = `/${pathname.slice(baseUrl.length)}`;
    for (const [name, value] of Object.entries(resolveHeaders(sitePath, hosting))) {
      response.setHeader(name, value);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD'}).end();
      return;
    }
    if (!pathname.startsWith(baseUrl) || hostFileNames.has(sitePath)) {
      notFound(request, response);
      return;
    }
    const resolved = resolveRequest(sitePath, pages, hosting.redirects);
    if (resolved.kind === 'redirect') {
      const query = resolved.to.includes('?') ? '' : search;
      const [to, hash] = withBase(baseUrl, resolved.to).split('#');
      const location = `${to}${query}${hash ? `#${hash}` : ''}`;
      response.writeHead(resolved.status, {Location: location}).end();
      return;
    }
    if (resolved.kind !== 'page' && isRoundabout(sitePath)) {
      notFound(request, response);
      return;
    }
    const file = resolved.kind === 'page' ? `/${pageFile(resolved.path)}` : sitePath;
    send(request, encodeURIComponent(file), {
      root: folder,
      index: false,
      cacheControl: false,
      dotfiles: 'allow',
    })
      .on('error', (error: {status: number}) => {
        if (error.status === 416 || error.status === 412) {
          response.writeHead(error.status).end();
        } else {
          notFound(request, response);
        }
      })
      .on('directory', () => notFound(request, response))
      .pipe(response);
  };

  return (request, response) =>
    // Its types are those of express, whose requests and responses extend Node's.
    compress(request as never, response as never, () => answer(request, response));
}
