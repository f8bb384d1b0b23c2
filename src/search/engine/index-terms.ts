import {termsOf} from '../words';
import {stem} from './stem';

const flag = /(?<![\p{L}\p{N}-])--\p{L}[\p{L}\p{N}-]*/gu;

/** A command line flag as a term of its own: `--public-dir` is `--publicdir`. */
export const flagTerm = (name: string): string => `--${name.replaceAll('-', '').toLowerCase()}`;

const scoped = /@[\w-]+\/[\w-]+/g;
/** Longer ones are keys and checksums, which nobody types. */
const longest = 40;

/**
 * Under which terms a text can be found: each name whole and the words inside
 * it as stems; besides, flags with their dashes and packages with their scope.
 */
export function indexTerms(text: string): string[] {
  const flags = (text.match(flag) ?? []).map(flagTerm);
  const packages = (text.match(scoped) ?? []).flatMap(termsOf).map(({whole}) => whole);
  const names = termsOf(text.replaceAll('/', ' ')).flatMap(({whole, parts}) =>
    parts.length > 1 ? [whole, ...parts.map(stem)] : [stem(whole)],
  );
  return [...flags, ...packages, ...names].filter(({length}) => length <= longest);
}
