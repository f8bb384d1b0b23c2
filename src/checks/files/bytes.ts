import {locationOf, type Finding} from '../../content/finding.ts';

/** A file as text; what is not UTF-8 was read as U+FFFD. */
export type TextFile = {file: string; text: string};

/** Rules after which nothing else that is said of a file holds: other checks leave it out. */
export const unreadableRules: readonly string[] = ['encoding', 'conflict-marker'];

/** A byte order mark, or bytes that are not UTF-8. */
export function findWrongEncoding({file, text}: TextFile): Finding[] {
  if (text.startsWith('\uFEFF')) {
    const message = 'The file begins with a byte order mark.';
    const hint = 'Save it as UTF-8 without BOM, or run npm run check -- --fix.';
    const fix = {start: 0, end: 1, text: ''};
    return [{file, line: 1, column: 1, rule: 'encoding', message, hint, fix}];
  }
  const wrong = text.indexOf('\uFFFD');
  if (wrong < 0) {
    return [];
  }
  const message = 'The file is not UTF-8, or a letter was lost when it was saved.';
  const hint = 'Write the letter again and save the file as UTF-8.';
  return [{file, ...locationOf(text, wrong), rule: 'encoding', message, hint}];
}

/** Line ends of Windows, which show in every line of a diff. */
export function findWindowsLineEnds({file, text}: TextFile): Finding[] {
  const first = text.indexOf('\r\n');
  if (first < 0) {
    return [];
  }
  const message = 'The lines end as on Windows, with CR and LF.';
  const hint = 'Save the file with LF, or run npm run check -- --fix.';
  const fix = {start: 0, end: text.length, text: text.replaceAll('\r\n', '\n')};
  return [{file, ...locationOf(text, first), rule: 'line-ends', message, hint, fix}];
}

/** What a merge leaves where two changes meet. `=======` alone may underline a heading. */
export function findConflictMarkers({file, text}: TextFile): Finding[] {
  const marker = /^(?:<{7} |>{7} |\|{7} ).*$/m.exec(text);
  if (!marker) {
    return [];
  }
  const message = `A merge left conflict markers: \`${marker[0]}\`.`;
  const hint = 'Choose one of the two versions and remove the markers.';
  return [{file, ...locationOf(text, marker.index), rule: 'conflict-marker', message, hint}];
}
