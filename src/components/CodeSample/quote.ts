/** A text as a JavaScript string in single quotes. */
export function quote(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n');
  return `'${escaped}'`;
}
