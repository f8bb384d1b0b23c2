/** Marks a line to leave out; no code contains it. */
const omitted = '\0';

/**
 * The code between the backticks, without the indentation that its first line has.
 * A value of `false` leaves out the line that it is on.
 */
export function snippet(
  texts: TemplateStringsArray,
  ...values: readonly (string | number | boolean)[]
): string {
  const indent = /^\n */.exec(texts[0] ?? '')?.[0] ?? '\n';
  const lines = texts.map((text) => text.replaceAll(indent, '\n'));
  return String.raw({raw: lines}, ...values.map((value) => (value === false ? omitted : value)))
    .split('\n')
    .filter((line) => !line.includes(omitted))
    .join('\n')
    .trim();
}
