/** Edits (insert, delete, replace one letter) that turn one word into the other. */
export function editDistance(from: string, to: string): number {
  let row = Array.from({length: to.length + 1}, (_, column) => column);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= to.length; column++) {
      next.push(
        Math.min(
          next[column - 1]! + 1,
          row[column]! + 1,
          row[column - 1]! + (letter === to[column - 1] ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return row[to.length]!;
}

/** Edits within a word that may be a slip of the keyboard: of three letters or fewer, one. */
function maxEdits(word: string): number {
  // All packages of a scope begin alike.
  const {length} = word.replace(/^@.*\//, '');
  return length <= 3 ? 1 : Math.max(2, length / 3);
}

/** The known word that was probably meant, or undefined when none is near. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({
      candidate,
      edits: editDistance(word.toLowerCase(), candidate.toLowerCase()),
    }))
    .sort((a, b) => a.edits - b.edits);
  const best = ranked[0];
  return best && best.edits <= maxEdits(word) ? best.candidate : undefined;
}

/** A hint that names the known word that was probably meant, as an author writes it. */
export function didYouMean(
  word: string,
  known: readonly string[],
  write: (near: string) => string = String,
): string | undefined {
  const near = nearestWord(word, known);
  return near && `Did you mean ${write(near)}?`;
}
