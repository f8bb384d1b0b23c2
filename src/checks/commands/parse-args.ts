import type {Word} from './split-shell.ts';

/** A flag as it was given. */
export type GivenFlag = {
  word: Word;
  /** Without a value: `--codec`, `-q`. */
  name: string;
  value?: Word;
  /** The value is the next word, and not what stands after `=`. */
  isNextWord?: true;
};

export type ParsedArgs = {words: Word[]; flags: GivenFlag[]};

/**
 * Tells flags from words as the parser of the commands does: a flag takes the next word as its
 * value, unless it is a switch or the word begins with a dash.
 */
export function parseArgs(args: readonly Word[], switches: ReadonlySet<string>): ParsedArgs {
  const parsed: ParsedArgs = {words: [], flags: []};
  for (let at = 0; at < args.length; at++) {
    const word = args[at]!;
    if (word.text === '--') {
      parsed.words.push(...args.slice(at + 1));
      break;
    }
    if (!/^-[^\d]/.test(word.text)) {
      parsed.words.push(word);
      continue;
    }
    const flag = parseFlag(word);
    const next = args[at + 1];
    if (flag.value || switches.has(flag.name) || !next || next.text.startsWith('-')) {
      parsed.flags.push(flag);
    } else {
      parsed.flags.push({...flag, value: next, isNextWord: true});
      at++;
    }
  }
  return parsed;
}

function parseFlag(word: Word): GivenFlag {
  const sign = word.text.indexOf('=');
  return sign < 0
    ? {word, name: word.text}
    : {
        word,
        name: word.text.slice(0, sign),
        value: {text: word.text.slice(sign + 1), start: word.start + sign + 1},
      };
}
