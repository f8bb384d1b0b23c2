import {parse, type ParseEntry} from 'shell-quote';

/** A word of a command, without quotes, and how many characters of the text are before it. */
export type Word = {text: string; start: number};

/** A flag as it was given: `--codec`, with `h264` after `=` or as the next word. */
export type GivenFlag = {name: string; start: number; value?: Word; isNextWord?: boolean};

/** A call of one of the toolkit's programs. */
export type Call = {program: 'remotion' | 'create-video'; args: Word[]};

/** Operators that end one command and begin the next; others, such as `>`, count as words. */
const separators = new Set([';', '&&', '||', '|', '&', '(', ')']);

/** Cuts shell code into commands and those into words. What is inside of `$(...)` is a command too. */
export function splitShell(code: string): Word[][] {
  const line = toLine(code);
  const commands: Word[][] = [[]];
  let end = 0;
  for (const token of parse(line, (name) => `$${name}`)) {
    const text = typeof token === 'string' ? token : textOf(token);
    if (typeof token !== 'string' && separators.has(text)) {
      commands.push([]);
    } else {
      // The library gives no positions. Quotes may be inside of a word, mostly after `=`.
      const [name = ''] = text.split('=');
      const start = Math.max(line.indexOf(name, end), end);
      end = start + name.length;
      commands.at(-1)!.push({text, start});
    }
  }
  return commands.filter((words) => words.length > 0);
}

/** An operator, or a word with a wildcard. */
const textOf = (token: Exclude<ParseEntry, string>): string =>
  'comment' in token ? '' : 'pattern' in token ? token.pattern : token.op;

/**
 * The code as one line of the same length, for a library that takes line ends for blanks: without
 * comments, and with `{name}` for `<name>`, which is a placeholder and no redirection.
 */
const toLine = (code: string): string =>
  code
    .replace(/\\[ \t\r]*(?:\n|$)/g, (text) => ' '.repeat(text.length))
    .replace(/'[^']*'|"(?:\\.|[^"\\])*"|(?<=^|\s)#.*/gm, (text) =>
      text.startsWith('#') ? ' '.repeat(text.length) : text,
    )
    .replace(/<([^<>\n]+)>/g, '{$1}')
    .replaceAll('#', '_')
    .replaceAll('\n', ';');

/** Names of the programs, with or without a version. */
const programs: Readonly<Record<Call['program'], RegExp>> = {
  remotion:
    /^(?:(?:(?:\.\/)?node_modules\/\.bin\/)?remotion[bd]?|(?:@remotion\/cli|remotion)@[^\s/]+|@remotion\/cli)$/,
  'create-video': /^create-video(?:@[^\s/]+)?$/,
};

/** Written before a command without being part of it: a prompt, variables, `sudo`. */
const prefix = /^(?:\$|>|%|sudo|time|env|cross-env|dotenv|\w+=.*)$/s;

/** Words that start a program; their options come after them: `npx --yes`. */
const runner =
  /^(?:npx|bunx|(?:npm|pnpm|yarn) exec|(?:pnpm|yarn) dlx|(?:yarn|bun) run|bun x|(?:npm|pnpm|yarn|bun) create|npm init|pnpm|yarn)(?= |$)/;

/** Finds the call of a program of the toolkit in the words of a command. */
export function findCall(command: readonly Word[]): Call | undefined {
  const words = command.slice(command.findIndex(({text}) => !prefix.test(text)));
  const [run] = runner.exec(words.map(({text}) => text).join(' ')) ?? [];
  const after = words.slice(run?.split(' ').length ?? 0);
  const [name, ...args] = run
    ? after.slice(after.findIndex(({text}) => !text.startsWith('-')))
    : after;
  // `npm create video -- --blank` runs `create-video --blank`.
  const creates = /create|init/.test(run ?? '');
  const called = `${creates ? 'create-' : ''}${name?.text}`;
  const program = (['remotion', 'create-video'] as const).find((one) => programs[one].test(called));
  return program && {program, args: creates ? args.filter(({text}) => text !== '--') : args};
}

/**
 * Separates flags from words as the parser of the commands does: a flag takes the next word as its
 * value, unless it is a switch or the word begins with a dash.
 */
export function parseArgs(args: readonly Word[], switches: ReadonlySet<string>) {
  const words: Word[] = [];
  const flags: GivenFlag[] = [];
  for (let at = 0; at < args.length; at++) {
    const {text, start} = args[at]!;
    const next = args[at + 1];
    const [, name = '', value] = /^(-[^\d=][^=]*)(?:=(.*))?$/s.exec(text) ?? [];
    if (text === '--') {
      words.push(...args.slice(at + 1));
      break;
    } else if (!name) {
      words.push({text, start});
    } else if (value !== undefined) {
      flags.push({name, start, value: {text: value, start: start + name.length + 1}});
    } else if (switches.has(name) || !next || next.text.startsWith('-')) {
      flags.push({name, start});
    } else {
      flags.push({name, start, value: next, isNextWord: true});
      at++;
    }
  }
  return {words, flags};
}
