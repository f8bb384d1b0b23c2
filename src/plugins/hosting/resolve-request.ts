import type {Fields, Redirect} from '../../config/hosting.ts';
import type {Hosting} from './host-files.ts';

export type Answer =
  | {kind: 'page'; path: string}
  | {kind: 'redirect'; to: string; status: 301 | 302}
  | {kind: 'other'};

const withoutSlash = (path: string) => (path === '/' ? path : path.replace(/\/+$/, ''));

/** `/about/index.html` -> `/about`, `/ai.html` -> `/ai`; anything else unchanged. */
const withoutLegacyEnding = (path: string) => path.replace(/(?:\/index)?\.html$/, '') || '/';

/**
 * How a host answers a path: the page with exactly this path, a redirect to the
 * path that the reader meant, or neither (a file, or nothing).
 *
 * @param path pathname of the request, beginning with a slash, decoded
 * @param pages exact addresses of all pages, with or without a slash at the end
 */
export function resolveRequest(
  path: string,
  pages: ReadonlySet<string>,
  redirects: readonly Redirect[],
): Answer {
  if (pages.has(path)) {
    return {kind: 'page', path};
  }
  if (
    path.endsWith('/index.md') &&
    pages.has(path.slice(0, -'index.md'.length)) &&
    path !== '/index.md'
  ) {
    return {kind: 'redirect', to: path.replace('/index.md', '.md'), status: 301};
  }
  const meant = withoutSlash(withoutLegacyEnding(path));
  const redirect = redirects.find(({from}) => from === meant);
  const page = [meant, `${meant}/`].find((candidate) => pages.has(candidate));
  if (page) {
    return {kind: 'redirect', to: page, status: 301};
  }
  if (redirect) {
    return {kind: 'redirect', to: redirect.to, status: redirect.status};
  }
  return {kind: 'other'};
}

/** Headers of a path: those of every answer, of the longest prefix that fits, and of its ending. */
export function resolveHeaders(
  path: string,
  {headers, caching, headersByEnding}: Pick<Hosting, 'headers' | 'caching' | 'headersByEnding'>,
): Fields {
  const [prefix] = Object.keys(caching)
    .filter((candidate) => path.startsWith(candidate))
    .sort((a, b) => b.length - a.length);
  const endings = Object.keys(headersByEnding).filter((candidate) => path.endsWith(candidate));
  return Object.assign(
    {...headers, 'Cache-Control': caching[prefix!]},
    ...endings.map((ending) => headersByEnding[ending]),
  );
}
