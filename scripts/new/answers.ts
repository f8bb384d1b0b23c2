import {parseArgs} from 'node:util';
import * as z from 'zod';
import {cliTable} from '../../api/cli/table.ts';
import sidebars from '../../sidebars.ts';
import {resolveApi} from '../../src/content/reference/page-apis.ts';
import {sidebarEntries} from '../../src/content/sidebar-ids.ts';
import {checkRecord} from '../../src/data/schemas/check-record.ts';
import {isoDate, sentence, words} from '../../src/data/schemas/fields.ts';
import {didYouMean, editDistance, nearestWord} from '../../src/data/schemas/nearest-word.ts';
import {slugFrom} from '../../src/data/schemas/slug-from.ts';

/** Answers by the names of their questions. */
export type Answers = Readonly<Record<string, string>>;

/** Asks a question until it is answered; an empty answer means the fallback, where there is one. */
export type Ask = (question: string, fallback: string) => Promise<string>;

/** A mistake of the author, as one line. */
export class NewFileError extends Error {}

type Question = {
  name: string;
  /** A value, or the name of one that is computed. */
  fallback: string;
  /** The choices, or the word `categories`. */
  choices: string | undefined;
  asks: string;
};

/** `# $in=blog (blog, learn): Section of the site`: name, fallback, choices and what is asked. */
const questionsIn = (head: string): Question[] =>
  [...head.matchAll(/^# \$([\w-]+)(?:=(\S+))?(?: \((.+?)\))?: (.+)$/gm)].map(
    ([, name = '', fallback = '', choices, asks = '']) => ({name, fallback, choices, asks}),
  );

/** What `--help` prints about the questions in the head of a skeleton. */
export const describeQuestions = (head: string): string =>
  questionsIn(head)
    .map(({name, fallback, choices, asks}) => {
      const usual = fallback && ` [${fallback === 'slug' ? 'made from the title' : fallback}]`;
      const list = choices && `\n    ${choicesOf(choices).join('\n    ')}`;
      return `  --${name.padEnd(12)} ${asks}${usual}${list ?? ''}`;
    })
    .join('\n');

/**
 * Answers to the questions in the head of a skeleton: those given by flags, those asked for, and
 * fallbacks. Each is judged at once; whoever is asked may answer again.
 * @param accept judges the answers so far, as the last one completes them; throws NewFileError
 * @throws NewFileError naming what is missing, unknown or wrong
 */
export async function collectAnswers(
  head: string,
  args: readonly string[],
  accept: (answers: Answers) => void,
  ask?: Ask,
): Promise<Answers> {
  const questions = questionsIn(head);
  const given = readFlags(
    args,
    questions.map(({name}) => name),
  );
  let answers: Answers = {};
  for (const {name, fallback: written, choices, asks} of questions) {
    const fallback = fallbacks[written]?.(answers) ?? written;
    const list = choices === undefined ? undefined : choicesOf(choices);
    const take = (answer: string) => {
      judge(name, answer);
      const chosen = list ? choose(`--${name}`, answer, list, choices === 'categories') : answer;
      const all = {...answers, [name]: chosen};
      accept(all);
      answers = all;
    };
    const answer = given[name] || (ask ? '' : fallback);
    if (answer) {
      take(answer);
    } else if (ask) {
      await askUntilRight(ask, `${asks}${list ? ` (${list.join(', ')})` : ''}`, fallback, take);
    }
  }
  const missing = questions.filter(({name}) => !answers[name]).map(({name}) => `--${name}`);
  if (missing.length > 0) {
    throw new NewFileError(`Answers are missing: ${missing.join(', ')}.`);
  }
  return answers;
}

async function askUntilRight(
  ask: Ask,
  question: string,
  fallback: string,
  take: (answer: string) => void,
): Promise<void> {
  try {
    take(await ask(question, fallback));
  } catch (error) {
    if (!(error instanceof NewFileError)) {
      throw error;
    }
    await askUntilRight(ask, `${error.message}\n${question}`, fallback, take);
  }
}

const parts = (separator: string, error: string) =>
  z.string().regex(new RegExp(`^[a-z\\d]+([-${separator}][a-z\\d]+)*$`), {error});

/** What holds for the answers to questions of these names, in whatever skeleton they are. */
const rules: Readonly<Record<string, z.ZodType<string>>> = {
  title: words(),
  name: words(),
  description: sentence(),
  date: isoDate(),
  since: isoDate(),
  submitted: isoDate(),
  slug: parts('', 'must be part of an address. Write lower-case letters, digits and hyphens.'),
  path: parts('/', 'must be an address. Write lower-case letters, digits, hyphens and slashes.'),
  api: z.string().superRefine((reference, context) => {
    const found = resolveApi(reference);
    if ('message' in found) {
      context.addIssue(`is unknown. ${found.message} ${found.hint}`);
    }
  }),
  cli: z.string().superRefine((command, context) => {
    const known = cliTable().commands.map(({name}) => name);
    if (!known.includes(command)) {
      const hint = didYouMean(command, known) ?? 'Commands are in api/facts/cli.yaml.';
      context.addIssue(`is no command. ${hint}`);
    }
  }),
};

function judge(name: string, answer: string): void {
  const checked = rules[name] && checkRecord(rules[name], answer);
  if (checked?.ok === false) {
    const {rule, hint} = checked.findings[0]!;
    throw new NewFileError(`--${name} ${rule}. ${hint}`);
  }
}

function readFlags(args: readonly string[], names: readonly string[]): Answers {
  try {
    const options = Object.fromEntries(names.map((name) => [name, {type: 'string'} as const]));
    return parseArgs({args: [...args], options}).values as Answers;
  } catch (error) {
    const [first] = (error as Error).message.split('. ');
    throw new NewFileError(`${first}. The flags are --${names.join(', --')}.`);
  }
}

const fallbacks: Readonly<Record<string, (answers: Answers) => string>> = {
  // `useCurrentFrame()` -> `use-current-frame`
  slug: ({title, name = ''}) => slugFrom((title ?? name).replace(/([a-z\d])(?=[A-Z])/g, '$1-')),
  today: () => new Date().toISOString().slice(0, 10),
};

/** Sidebars, and their categories as `mainSidebar > Audio`. */
export const categories: string[] = [
  ...new Set([
    ...Object.keys(sidebars),
    ...sidebarEntries(sidebars).map((one) => [one.sidebar, ...one.categories].join(' > ')),
  ]),
];

const choicesOf = (choices: string): string[] =>
  choices === 'categories' ? categories : choices.split(', ');

/**
 * One of the choices. A category may be named by its last part alone, where only one has it.
 * @param mayBeNew accepts one that begins with a choice, such as `apiSidebar > @remotion/shapes`,
 * unless it looks like a slip of the pen
 */
export function choose(
  what: string,
  answer: string,
  choices: readonly string[],
  mayBeNew = false,
): string {
  const found = choices.filter((one) => one === answer || one.endsWith(` > ${answer}`));
  const [, parent = ''] = /^(.+) > .+$/.exec(answer) ?? [];
  const isNew = mayBeNew && choices.every((one) => editDistance(answer, one) > 2);
  if (found.length === 1) {
    return found[0]!;
  }
  if (isNew && choices.includes(parent)) {
    return answer;
  }
  const near = nearestWord(answer, choices) ?? `one of ${choices.join(', ')}`;
  throw new NewFileError(`${what} cannot be "${answer}". Write ${near}.`);
}
