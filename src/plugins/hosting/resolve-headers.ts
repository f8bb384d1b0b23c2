import type {Headers} from '../../config/hosting.ts';

/** Headers of a path: those of the longest prefix that fits, and those of its ending. */
export function resolveHeaders(
  path: string,
  byPrefix: Headers,
  byEnding: Headers,
): Record<string, string> {
  const [prefix] = Object.keys(byPrefix)
    .filter((candidate) => path.startsWith(candidate))
    .sort((a, b) => b.length - a.length);
  const endings = Object.keys(byEnding).filter((candidate) => path.endsWith(candidate));
  return Object.assign(
    {},
    prefix && byPrefix[prefix],
    ...endings.map((ending) => byEnding[ending]),
  );
}
