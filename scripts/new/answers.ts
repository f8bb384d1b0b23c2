import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {parse} from 'yaml';
import sidebars from '../../sidebars.ts';
import {sidebarEntries} from '../../src/content/sidebar-ids.ts';
import {nearestWord} from '../../src/data/schemas/nearest-word.ts';
import {slugFrom} from '../../src/data/schemas/slug-from.ts';

/** Answers by the names of their questions. */
export type Answers = Readonly<Record<string, string>>;

/** Asks a question until it is answered; an empty answer means the fallback, where there is one. */
export type Ask = (question: string, fallback: string) => Promise<string>;

/** A mistake of the author, as one line. */
export class NewFileError extends Error {}

/** `# $in=blog (blog, learn): Section of the site`: name, fallback, choices and what is asked. */
const question = /^# \$([\w-]+)(?:=(\S+))?(?: \((.+?)\))?: (.+)$/gm;

/**
 * Answers to the questions in the head of a skeleton: those given by flags, those asked for, and
 * fallbacks. Some fallbacks and choices are computed, such as `today` and `authors`.
 * @throws NewFileError naming what is missing, unknown or not among the choices
 */
export async function collectAnswers(
  head: string,
  args: readonly string[],
  root: string,
  ask?: Ask,
): Promise<Answers> {
  const questions = [...head.matchAll(question)];
  const names = questions.map(([, name]) => name!);
  const given = readFlags(args, names);
  const answers: Record<string, string> = {};
  for (const [, name = '', written = '', named, asks = ''] of questions) {
    const fallback = fallbacks[written]?.(answers) ?? written;
    const choices = named && (lists[named]?.(answers, root) ?? named.split(', '));
    const list = choices ? ` (${choices.join(', ')})` : '';
    const answer = given[name] || (await ask?.(`${asks}${list}`, fallback)) || fallback;
    answers[name] = answer && choices ? choose(`--${name}`, answer, choices) : answer;
  }
  const missing = names.filter((name) => !answers[name]);
  if (missing.length > 0) {
    throw new NewFileError(`Answers are missing: --${missing.join(', --')}.`);
  }
  return answers;
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

const lists: Readonly<Record<string, (answers: Answers, root: string) => string[]>> = {
  authors({in: folder = 'success-stories'}, root) {
    return Object.keys(parse(readFileSync(path.join(root, folder, 'authors.yml'), 'utf8')));
  },
  categories() {
    const all = sidebarEntries(sidebars).map((one) => [one.sidebar, ...one.categories].join(' > '));
    return [...new Set([...Object.keys(sidebars), ...all])];
  },
};

/** One of the choices. A category may be named by its last part alone, where only one has it. */
export function choose(what: string, answer: string, choices: readonly string[]): string {
  const found = choices.filter((one) => one === answer || one.endsWith(` > ${answer}`));
  if (found.length !== 1) {
    const near = nearestWord(answer, choices) ?? `one of ${choices.join(', ')}`;
    throw new NewFileError(`${what} cannot be "${answer}". Write ${near}.`);
  }
  return found[0]!;
}
