import path from 'node:path';

/** Link from one docs page to another as a path between their files. */
export function linkTo(from: string, to: string, label: string, what: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return `- [${label}](${relative.startsWith('.') ? relative : `./${relative}`}): ${what}`;
}
