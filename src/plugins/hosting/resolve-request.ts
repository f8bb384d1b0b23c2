import type {Redirect} from '../../config/hosting.ts';

export type Answer =
  | {kind: 'page'; path: string}
  | {kind: 'redirect'; to: string; status: 301 | 302}
  | {kind: 'other'};

const withoutSlash = (path: string) => (path === '/' ? path : path.replace(/\/+$/, ''));

/** `/about/index.html` -> `/about`, `/ai.html` -> `/ai`; anything else unchanged. */
const withoutLegacyEnding = (path: string) => path.replace(/(?:\/index)?\.html$/, '') || '/';

/**
 * What a host says to a path: the page that stands at exactly this address, a
 * redirect to the address the reader meant, or neither (a file, or nothing).
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
