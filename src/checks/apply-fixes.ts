import type {Finding} from './finding.ts';

type Fix = NonNullable<Finding['fix']>;

/** A text with its mends made. Of two that touch the same characters, the later one is left for the next time. */
export function applyFixes(text: string, fixes: readonly Fix[]): {text: string; applied: number} {
  const inOrder = [...fixes].sort((a, b) => a.start - b.start || b.end - a.end);
  let mended = '';
  let at = 0;
  let applied = 0;
  for (const {start, end, text: replacement} of inOrder) {
    if (start >= at) {
      mended += text.slice(at, start) + replacement;
      at = end;
      applied++;
    }
  }
  return {text: mended + text.slice(at), applied};
}
