/** Lines that a signature may have: with title and intro it then is in the first window. */
const LINES = 16;
const WIDTH = 76;

/** A member with a line for each part of its type: indent, name, parts. */
const longUnion = /^( *)(.+):((?:\n *\| .+){4,});$/gm;

/**
 * A signature that fits in a window: of a long union the first values, of a long object the first
 * members. The table of options has the rest.
 */
export function fitSignature(signature: string): string {
  const short = signature.replaceAll(longUnion, (_, indent: string, name: string, list: string) =>
    firstParts(`${indent}${name}: `, list.split(/\n *\| /).slice(1)),
  );
  const lines = short.split('\n');
  const {start, end} = longestRun(lines.map((line) => line.search(/\S/)));
  const hidden = lines.length - LINES + 1;
  if (hidden < 2 || end - start <= hidden) {
    return short;
  }
  const rest = `${/^ */.exec(lines[start]!)![0]}// and ${hidden} more`;
  return [...lines.slice(0, end - hidden), rest, ...lines.slice(end)].join('\n');
}

/** The longest row of equal numbers: lines with the same indent are members of one object. */
function longestRun(indents: readonly number[]): {start: number; end: number} {
  let longest = {start: 0, end: 0};
  let start = 0;
  indents.forEach((indent, index) => {
    start = indent === indents[start] ? start : index;
    if (index + 1 - start > longest.end - longest.start) {
      longest = {start, end: index + 1};
    }
  });
  return longest;
}

function firstParts(start: string, parts: readonly string[]): string {
  let line = start;
  for (const [index, part] of parts.entries()) {
    const rest = `...; // one of ${parts.length}`;
    if (index > 0 && line.length + part.length + rest.length > WIDTH) {
      return line + rest;
    }
    line += `${part}${index < parts.length - 1 ? ' | ' : ';'}`;
  }
  return line;
}
