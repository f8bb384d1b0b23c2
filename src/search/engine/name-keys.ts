import {termsOf} from '../words';

/** A name without joints, signs and capitals: `useCurrentFrame()` and `use current frame` are one. */
export const nameKey = (text: string): string =>
  termsOf(text)
    .map(({whole}) => whole)
    .join('');

/** The names of a page: its title, the name of its package without scope, and the last part of its address. */
export function nameKeys(title: string, path: string): ReadonlySet<string> {
  const unscoped = /^@[\w-]+\/([\w-]+)$/.exec(title)?.[1] ?? '';
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return new Set([title, unscoped, last].map(nameKey).filter(Boolean));
}
