import {isNode, isPair, isScalar, type Document, type LineCounter} from 'yaml';
import type {z} from 'zod';
import {findingAt, type Finding} from '../finding.ts';
import {checkRecord, fieldName} from '../../data/schemas/check-record.ts';
import {readYaml} from '../yaml.ts';

/** A record's file: its path from the root of the site, and its text. */
export type SourceFile = {file: string; text: string};

export type ReadRecord<T> = {slug: string; record: T} | {findings: Finding[]};

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
  const item = Array.isArray(items)
    ? items.find((one, index) =>
        isPair(one) ? isScalar(one.key) && one.key.value === last : index === last,
      )
    : undefined;
  const node = isPair(item) ? item.key : item;
  return isNode(node) && node.range
    ? lines.linePos(node.range[0]).line
    : lineOf(document, lines, path.slice(0, -1));
}

/**
 * Reads one record. Everything wrong in the file is found at once, except that a
 * file that is not YAML has no fields to look at.
 */
export function readRecord<S extends z.ZodType>(
  {file, text}: SourceFile,
  schema: S,
): ReadRecord<z.infer<S>> {
  const slug = slugOf(file);
  if (!/^[a-z\d]+(-[a-z\d]+)*\.yaml$/.test(file.replace(/^.*\//, ''))) {
    const message = 'The file must be named as an address and end in .yaml.';
    const hint =
      'Rename the file to lower-case letters, digits and hyphens, such as jane-doe.yaml.';
    return {findings: [findingAt({file}, 'record', message, hint)]};
  }
  const {document, lines, error} = readYaml(text);
  if (error) {
    const {line} = error;
    const message = `The YAML cannot be read: ${error.message}.`;
    const hint =
      'Correct the indentation, quotes, brackets or doubled field at or above this line.';
    return {findings: [findingAt({file, line}, 'record', message, hint)]};
  }
  const checked = checkRecord(schema, document.toJS());
  if (checked.ok) {
    return {slug, record: checked.record};
  }
  const findings = checked.findings.map(({path, rule, hint}) => {
    const message = `${fieldName(path) || 'The record'} ${rule}.`;
    return findingAt({file, line: lineOf(document, lines, path)}, 'record', message, hint);
  });
  return {findings: findings.sort((a, b) => a.line - b.line)};
}
