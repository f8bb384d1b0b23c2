import * as z from 'zod';
import {didYouMean} from './nearest-word.ts';

/** What is wrong with one field: where it is, which rule it breaks, and what to do. */
export type FieldFinding = {path: readonly (string | number)[]; rule: string; hint: string};

export type Checked<T> = {ok: true; record: T} | {ok: false; findings: FieldFinding[]};

const kinds: Record<string, {name: string; how: string}> = {
  string: {name: 'text', how: 'Write text, in quotes if it looks like a number'},
  number: {name: 'a number', how: 'Write it without quotes or a unit'},
  int: {name: 'a whole number', how: 'Write it without quotes or a unit'},
  boolean: {name: 'true or false', how: 'Write true or false without quotes'},
  array: {name: 'a list', how: 'Write one item per line, each after a hyphen'},
  object: {name: 'a group of fields', how: 'Write one "field: value" per line'},
  record: {name: 'a group of fields', how: 'Write one "field: value" per line'},
};

const kindOf = (expected: string) => kinds[expected] ?? {name: expected, how: `Write ${expected}`};

/** The schema of a field, by its path in the record. */
function schemaAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType {
  if (schema instanceof z.ZodOptional) {
    return schemaAt(schema.unwrap(), path);
  }
  const [key, ...rest] = path;
  if (key === undefined) {
    return schema;
  }
  if (schema instanceof z.ZodObject) {
    return schemaAt(schema.shape[key as string] ?? z.unknown(), rest);
  }
  if (schema instanceof z.ZodArray) {
    return schemaAt(schema.element, rest);
  }
  if (schema instanceof z.ZodRecord) {
    return schemaAt(schema.valueType, rest);
  }
  return z.unknown();
}

type Counted = {unit?: string; more: string; less: string};

/** What a limit counts, and what to do about a value beyond it. */
const counted: Record<string, Counted> = {
  string: {unit: 'character', more: 'Write more', less: 'Shorten it'},
  array: {unit: 'item', more: 'Add some', less: 'Remove some'},
};
const number: Counted = {more: 'Write a larger number', less: 'Write a smaller number'};

function limited(origin: string, side: 'least' | 'most', limit: number | bigint): Explained {
  const {unit, more, less} = counted[origin] ?? number;
  const rule = unit
    ? `have at ${side} ${limit} ${unit}${limit === 1 ? '' : 's'}`
    : `be at ${side} ${limit.toLocaleString('en-US')}`;
  return `must ${rule}. ${side === 'least' ? more : less}.`;
}

type Explained = `${string}. ${string}`;

/** A validator's issue in the site's words: the rule, then the hint. */
function explain(issue: z.core.$ZodRawIssue): Explained | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      const {name, how} = kindOf(issue.expected);
      return issue.input === undefined
        ? `is missing. Add it; it must be ${name}.`
        : `must be ${name}. ${how}.`;
    }
    case 'too_small':
      return limited(issue.origin, 'least', issue.minimum);
    case 'too_big':
      return limited(issue.origin, 'most', issue.maximum);
    case 'invalid_value': {
      const known = issue.values.map(String);
      if (issue.input === undefined) {
        return `is missing. Add it; it must be one of ${known.join(', ')}.`;
      }
      const hint = didYouMean(String(issue.input), known) ?? 'Choose one of them.';
      return `must be one of ${known.join(', ')}. ${hint}`;
    }
    default:
      return undefined;
  }
}

const unknownField = (key: string, known: readonly string[]): Omit<FieldFinding, 'path'> => ({
  rule: 'is not a known field',
  hint: didYouMean(key, known) ?? `Remove it; the known fields are ${known.join(', ')}.`,
});

/** Checks a value against a schema; every finding has a hint. */
export function checkRecord<S extends z.ZodType>(schema: S, value: unknown): Checked<z.infer<S>> {
  const result = schema.safeParse(value, {error: explain});
  if (result.success) {
    return {ok: true, record: result.data};
  }
  const findings = result.error.issues.flatMap((issue): FieldFinding[] => {
    const path = issue.path.filter((part) => typeof part !== 'symbol');
    if (issue.code === 'unrecognized_keys') {
      const group = schemaAt(schema, path);
      const known = group instanceof z.ZodObject ? Object.keys(group.shape) : [];
      return issue.keys.map((key) => ({path: [...path, key], ...unknownField(key, known)}));
    }
    const [, rule = issue.message, hint = 'Correct the value.'] =
      /^(.*?)\. (.*)$/s.exec(issue.message) ?? [];
    return [{path, rule, hint}];
  });
  return {ok: false, findings};
}

/** `['works', 0, 'url']` -> `works[0].url` */
export const fieldName = (path: FieldFinding['path']): string =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${part}`))
    .join('');
