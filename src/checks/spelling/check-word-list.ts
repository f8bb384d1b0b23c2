import type {Finding} from '../finding.ts';

/** Order in which words are looked for: case makes no difference unless nothing else does. */
const inOrder = (a: string, b: string) =>
  a.localeCompare(b, 'en', {sensitivity: 'base'}) || a.localeCompare(b, 'en');

/** Words that stand out of order or twice: then two authors add the same one. */
export function checkWordList(file: string, text: string): Finding[] {
  const lines = text.trimEnd().split('\n');
  const sorted = [...new Set(lines)].sort(inOrder);
  const wrong = lines.findIndex((line, index) => line !== sorted[index]);
  if (wrong < 0) {
    return [];
  }
  return [
    {
      file,
      line: wrong + 1,
      column: 1,
      rule: 'sorted-words',
      message: `"${lines[wrong]}" is not in its place of the alphabet, or stands twice.`,
      remedy: 'Sort the list, or run npm run check -- --fix.',
      fix: {start: 0, end: text.length, text: `${sorted.join('\n')}\n`},
    },
  ];
}
