import type {Word} from './split-shell.ts';

/** A call of one of the two programs. */
export type Invocation = {
  program: 'remotion' | 'create-video';
  /** Name of the program, as it is written. */
  name: Word;
  /** What the program is given. */
  args: Word[];
};

/** What the programs are called, with or without a version: `create-video@latest`. */
const programs: readonly [RegExp, Invocation['program']][] = [
  [/^(?:(?:\.\/)?node_modules\/\.bin\/)?remotion[bd]?$/, 'remotion'],
  [/^@remotion\/cli(?:@[^\s/]+)?$/, 'remotion'],
  [/^remotion@[^\s/]+$/, 'remotion'],
  [/^create-video(?:@[^\s/]+)?$/, 'create-video'],
];

/** What package managers write before the name of a program, and what is the name after it. */
const runners: readonly {words: readonly string[]; takes: 'program' | 'initializer'}[] = [
  {words: ['npm', 'create'], takes: 'initializer'},
  {words: ['npm', 'init'], takes: 'initializer'},
  {words: ['pnpm', 'create'], takes: 'initializer'},
  {words: ['yarn', 'create'], takes: 'initializer'},
  {words: ['bun', 'create'], takes: 'initializer'},
  {words: ['npx'], takes: 'program'},
  {words: ['npm', 'exec'], takes: 'program'},
  {words: ['pnpm', 'exec'], takes: 'program'},
  {words: ['pnpm', 'dlx'], takes: 'program'},
  {words: ['yarn', 'exec'], takes: 'program'},
  {words: ['yarn', 'dlx'], takes: 'program'},
  {words: ['yarn', 'run'], takes: 'program'},
  {words: ['bun', 'x'], takes: 'program'},
  {words: ['bun', 'run'], takes: 'program'},
  {words: ['bunx'], takes: 'program'},
  {words: ['pnpm'], takes: 'program'},
  {words: ['yarn'], takes: 'program'},
];

/** Written before a command without being part of it: a prompt, variables, `sudo`. */
const prefix = /^(?:\$|>|%|sudo|time|env|cross-env|dotenv|\w+=.*)$/s;

/** Finds the call of a program of the toolkit in the words of a command. */
export function findInvocation(command: readonly Word[]): Invocation | undefined {
  const words = command.slice(command.findIndex(({text}) => !prefix.test(text)));
  const runner = runners.find((candidate) =>
    candidate.words.every((text, index) => words[index]?.text === text),
  );
  // Options of the runner stand before the name: `npx --yes`, `bunx --bun`, `npm exec --`.
  const after = words.slice(runner?.words.length ?? 0);
  const [name, ...args] = runner
    ? after.slice(after.findIndex(({text}) => !text.startsWith('-')))
    : after;
  if (!name) {
    return undefined;
  }
  if (runner?.takes === 'initializer') {
    return /^video(?:@[^\s/]+)?$/.test(name.text)
      ? {program: 'create-video', name, args: passedOn(args)}
      : undefined;
  }
  const program = programs.find(([pattern]) => pattern.test(name.text))?.[1];
  return program && {program, name, args};
}

/** `npm create video -- --blank`: what stands after the dashes is for the program. */
function passedOn(args: Word[]): Word[] {
  const dashes = args.findIndex(({text}) => text === '--');
  return args.toSpliced(dashes < 0 ? args.length : dashes, 1);
}
