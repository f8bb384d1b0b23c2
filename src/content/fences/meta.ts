import {didYouMean} from '../../data/schemas/nearest-word.ts';
import type {Finding} from '../finding.ts';

/** What an author says of a fence behind its language. */
export type FenceMeta = {
  /** Name of the file in which the code belongs: `src/Title.tsx`. */
  title?: string;
  /** Compiled, but not shown. */
  hidden?: true;
  /** Number of the TypeScript error, or a part of its message, with which the code must fail. */
  error?: string;
  /** Version that the code was written for: it is shown with that mark, and not compiled. */
  historical?: string;
  /** Lines that are marked, counted from 1 in the part that is shown: `3,5-7`. */
  lines?: string;
  /** Number of the first line, where lines are numbered. */
  showLineNumbers?: number;
};

/** A word behind the language that means nothing, and what to write. */
export type MetaFinding = Pick<Finding, 'message' | 'hint'>;

type Reader = (value: string | undefined) => Partial<FenceMeta> | undefined;

const text =
  (key: 'title' | 'error' | 'historical'): Reader =>
  (value) =>
    value ? {[key]: value} : undefined;

/** Each gives undefined where the value is not one that the key can have. */
const readers: Readonly<Record<string, {example: string; read: Reader}>> = {
  title: {example: 'title="src/Title.tsx"', read: text('title')},
  hidden: {
    example: 'hidden',
    read: (value) => (value === undefined ? {hidden: true} : undefined),
  },
  error: {example: 'error="2322"', read: text('error')},
  historical: {example: 'historical="2.0"', read: text('historical')},
  showLineNumbers: {
    example: 'showLineNumbers, or showLineNumbers=12 to begin with 12',
    read: (value = '1') => (/^\d+$/.test(value) ? {showLineNumbers: Number(value)} : undefined),
  },
};

const lineRanges = /^\{(\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)\}$/;
const words = /\{[^}]*\}?|[^\s=]+=(?:"[^"]*"|'[^']*'|\S*)|\S+/g;

/** Reads the meta of a fence: `title="src/A.tsx" {1,4-6}`. */
export function parseMeta(meta: string): {meta: FenceMeta; findings: MetaFinding[]} {
  const result: FenceMeta = {};
  const findings: MetaFinding[] = [];
  for (const [word] of meta.matchAll(words)) {
    const read = readWord(word);
    if ('finding' in read) {
      findings.push(read.finding);
    } else {
      Object.assign(result, read.meta);
    }
  }
  return {meta: result, findings};
}

function readWord(word: string): {meta: Partial<FenceMeta>} | {finding: MetaFinding} {
  if (word.startsWith('{')) {
    const [, lines] = lineRanges.exec(word) ?? [];
    return lines ? {meta: {lines}} : {finding: malformed(word, '{3,5-7} to mark lines')};
  }
  const [, key = word, value] = /^([^=]+)=(.*)$/s.exec(word) ?? [];
  const reader = readers[key];
  if (!reader) {
    return {finding: unknown(key)};
  }
  const meta = reader.read(unquoted(key, value));
  return meta ? {meta} : {finding: malformed(word, reader.example)};
}

/** Texts must be in quotes, since they may hold spaces; without them there is no text. */
function unquoted(key: string, value: string | undefined): string | undefined {
  const [, inner] = /^["'](.*)["']$/s.exec(value ?? '') ?? [];
  return key === 'showLineNumbers' || key === 'hidden' ? value : inner;
}

const malformed = (word: string, example: string): MetaFinding => ({
  message: `\`${word}\` behind the language of the fence cannot be read.`,
  hint: `Write ${example}.`,
});

function unknown(key: string): MetaFinding {
  const known = Object.keys(readers);
  return {
    message: `\`${key}\` behind the language of the fence has no meaning.`,
    hint:
      didYouMean(key, known, (near) => `\`${near}\``) ??
      `Known are ${known.join(', ')} and {line numbers}.`,
  };
}
