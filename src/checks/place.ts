import type {Finding} from './finding.ts';

/**
 * Line and column of a character of a text, both from 1.
 * @param offset characters before it
 */
export function placeOf(text: string, offset: number): Pick<Finding, 'line' | 'column'> {
  const before = text.slice(0, offset);
  const lastBreak = before.lastIndexOf('\n');
  let line = 1;
  for (let at = before.indexOf('\n'); at >= 0; at = before.indexOf('\n', at + 1)) {
    line++;
  }
  return {line, column: offset - lastBreak};
}
