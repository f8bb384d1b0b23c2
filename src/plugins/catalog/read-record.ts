import {isNode, isPair, isScalar, LineCounter, parseDocument, type Document} from 'yaml';
import type {z} from 'zod';
import {checkRecord, fieldName} from '../../data/schemas/check-record.ts';

/** A record's file: its place from the root of the site, and what is in it. */
export type SourceFile = {file: string; text: string};

/** What is wrong in a file, and what its author can do about it. */
export type Problem = {file: string; line: number; field: string; rule: string; remedy: string};

export type ReadRecord<T> = {slug: string; record: T} | {problems: Problem[]};

/** `src/data/experts/jane-doe.yaml` -> `jane-doe` */
export const slugOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.yaml$/, '');

/** Line of a field, or of the group it is missing from; the first line is 1. */
function lineOf(
  document: Document,
  lines: LineCounter,
  path: readonly (string | number)[],
): number {
  const last = path.at(-1);
  if (last === undefined) {
    return 1;
  }
  const group = document.getIn(path.slice(0, -1), true);
  const items = group && typeof group === 'object' && 'items' in group ? group.items : undefined;
  const place = Array.isArray(items)
    ? items.find((item, index) =>
        isPair(item) ? isScalar(item.key) && item.key.value === last : index === last,
      )
    : undefined;
  const node = isPair(place) ? place.key : place;
  return isNode(node) && node.range
    ? lines.linePos(node.range[0]).line
    : lineOf(document, lines, path.slice(0, -1));
}

/**
 * Reads one record. Every problem of the file is found at once, except that a
 * file that is not YAML has no fields to look at.
 */
export function readRecord<S extends z.ZodType>(
  {file, text}: SourceFile,
  schema: S,
): ReadRecord<z.infer<S>> {
  const slug = slugOf(file);
  if (!/^[a-z\d]+(-[a-z\d]+)*\.yaml$/.test(file.replace(/^.*\//, ''))) {
    const rule = 'must be named as an address and end in .yaml';
    const remedy =
      'Rename the file to lower-case letters, digits and hyphens, such as jane-doe.yaml.';
    return {problems: [{file, line: 1, field: 'file name', rule, remedy}]};
  }
  const lines = new LineCounter();
  const document = parseDocument(text, {lineCounter: lines, prettyErrors: false});
  // The errors after the first one are mostly its consequences.
  const [error] = document.errors;
  if (error) {
    const {line} = lines.linePos(error.pos[0]);
    const rule = `cannot be read: ${error.message}`;
    const remedy =
      'Correct the indentation, quotes, brackets or doubled field at or above this line.';
    return {problems: [{file, line, field: 'YAML', rule, remedy}]};
  }
  const checked = checkRecord(schema, document.toJS());
  if (checked.ok) {
    return {slug, record: checked.record};
  }
  const problems = checked.problems.map(({path, rule, remedy}) => ({
    file,
    line: lineOf(document, lines, path),
    field: fieldName(path) || 'record',
    rule,
    remedy,
  }));
  return {problems: problems.sort((a, b) => a.line - b.line)};
}
