/** A word of a shell command, without quotes. */
export type Word = {
  text: string;
  /** Characters of the whole text before it. */
  start: number;
};

/** Characters that end one command and begin the next. */
const separators = new Set(['\n', ';', '&', '|', '(', ')']);
const blanks = new Set([' ', '\t', '\r']);

/**
 * Cuts shell code into commands and those into words, as a shell does: quotes, escapes, comments,
 * lines that go on after a backslash. Commands inside of `$(...)` are commands of their own.
 */
export function splitShell(code: string): Word[][] {
  const commands: Word[][] = [[]];
  let word: Word | undefined;
  let quote: string | undefined;

  const endWord = (): void => {
    if (word) {
      commands.at(-1)!.push(word);
      word = undefined;
    }
  };
  const add = (text: string, at: number): void => {
    word = word ? {...word, text: word.text + text} : {text, start: at};
  };

  for (let at = 0; at < code.length; at++) {
    const letter = code[at]!;
    if (quote) {
      if (letter === quote) {
        quote = undefined;
      } else {
        add(letter, at);
      }
    } else if (letter === '\\') {
      const end = lineEnd(code, at + 1);
      if (end === undefined) {
        add(code[++at] ?? '', at);
      } else {
        endWord();
        at = end;
      }
    } else if (letter === '"' || letter === "'") {
      quote = letter;
      add('', at);
    } else if (letter === '#' && !word) {
      at = nextBreak(code, at) - 1;
    } else if (separators.has(letter)) {
      endWord();
      commands.push([]);
    } else if (blanks.has(letter)) {
      endWord();
    } else {
      add(letter, at);
    }
  }
  endWord();
  return commands.filter((words) => words.length > 0);
}

/** Where the line ends, if nothing else is on it. */
function lineEnd(code: string, from: number): number | undefined {
  const rest = /^[ \t\r]*(?:\n|$)/.exec(code.slice(from));
  return rest ? from + rest[0].length - 1 : undefined;
}

function nextBreak(code: string, from: number): number {
  const found = code.indexOf('\n', from);
  return found < 0 ? code.length : found;
}
