import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {stringify} from 'yaml';
import {publishedFile, withAddress} from '../../src/content/address-lists.ts';
import {addressOfFile, pathOf} from '../../src/content/addresses.ts';
import {addToSidebar} from './add-to-sidebar.ts';
import {
  categories as knownCategories,
  choose,
  collectAnswers,
  describeQuestions,
  NewFileError,
  type Answers,
  type Ask,
} from './answers.ts';

/** Below the folder of the project, in which this runs. */
const folder = path.resolve('scripts/new/skeletons');

const names = readdirSync(folder).sort();
const kinds = names.map((name) => name.replace(/\.\w+$/, ''));

/** The head of a skeleton, and the text below it. */
function readSkeleton(kind: string): {head: string; text: string} {
  const skeleton = readFileSync(path.join(folder, names[kinds.indexOf(kind)]!), 'utf8');
  const [head = ''] = skeleton.split('\n\n');
  return {head, text: skeleton.slice(head.length + 2)};
}

const fieldsOf = (head: string, field: string): string[] =>
  [...head.matchAll(new RegExp(`^# ${field}: (.+)$`, 'gm'))].map(([, value]) => value!);

/** What `--help` prints: the kinds, or the flags of the one that is named. */
export function help([kind, ...rest]: readonly string[]): string | undefined {
  if (![kind, ...rest].includes('--help')) {
    return undefined;
  }
  if (kind === '--help') {
    return `npm run new -- <kind> [flags]\nKinds: ${kinds.join(', ')}\nThe flags of one: npm run new -- post --help`;
  }
  const {head} = readSkeleton(choose('The first word', kind!, kinds));
  return `npm run new -- ${kind} [flags] writes ${fieldsOf(head, 'File')[0]}\n${describeQuestions(head)}`;
}

/** The files that were written or changed, from the root, and what the author does then. */
export type Created = {files: string[]; next: string[]};

/**
 * Copies the skeleton that the first argument names, `post` or `doc-guide`, with answers from the
 * flags that follow or from questions. The head of a skeleton names the file of the copy, for docs
 * where it is in a sidebar, and what is to be done then; its questions are described in `answers.ts`.
 * @param root folder of the project
 * @param ask undefined where there is no terminal
 * @throws NewFileError when an answer is missing or wrong, or the file exists; nothing is written then
 */
export async function createFile(
  [what, ...args]: readonly string[],
  root: string,
  ask?: Ask,
): Promise<Created> {
  const given = what ?? (await ask?.(`What is new (${kinds.join(', ')})`, ''));
  const kind = choose('The first word', given ?? '', kinds);
  const {head, text} = readSkeleton(kind);
  const [pattern = ''] = fieldsOf(head, 'File');
  const mustBeNew = (soFar: Answers) => {
    const file = fill(pattern, soFar);
    if (existsSync(path.join(root, file))) {
      throw new NewFileError(`${file} exists already. Edit it, or give the new one another name.`);
    }
  };
  const answers = await collectAnswers(head, args, mustBeNew, ask);
  const file = fill(pattern, answers);
  // Front matter has quotes around its texts, records have them where YAML needs them.
  const quote = (answer: string) =>
    file.endsWith('.mdx') ? JSON.stringify(answer) : stringify(answer, {lineWidth: 0}).trimEnd();
  const [yaml = ''] = /^(?:---\n.*?\n---\n|\w+: .*)/s.exec(text) ?? [];
  const written: Record<string, string> = {
    [file]: fill(yaml, answers, quote) + fill(text.slice(yaml.length), answers),
  };
  if (answers.category) {
    const [sidebar = '', ...categories] = answers.category.split(' > ');
    const list = `src/config/sidebars/${sidebar.replace(/Sidebar$/, '')}.ts`;
    let entry = `'${file.replace(/^docs\/|\.mdx$/g, '')}'`;
    if (!knownCategories.includes(answers.category)) {
      // The page of a package is what its category opens with.
      const content = answers.package ? `${entry}, []` : `[${entry}]`;
      entry = `category(${JSON.stringify(categories.pop())}, ${content})`;
    }
    const changed = addToSidebar(readFileSync(path.join(root, list), 'utf8'), categories, entry);
    written[list] = await format(changed, {...(await resolveConfig(list)), filepath: list});
  }
  const address = addressOfFile(file);
  if (address) {
    const old = readFileSync(path.join(root, publishedFile), 'utf8');
    written[publishedFile] = withAddress(old, pathOf(address));
  }
  for (const [name, content] of Object.entries(written)) {
    mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    writeFileSync(path.join(root, name), content);
  }
  return {
    files: Object.keys(written),
    next: [
      `npm run check -- ${file}`,
      ...fieldsOf(head, 'Next').map((line) => fill(line, answers)),
    ],
  };
}

/** Replaces `$name` by its answer. */
const fill = (text: string, answers: Answers, write: (answer: string) => string = String) =>
  text.replaceAll(/\$([a-z]+(?:-[a-z]+)*)/g, (whole, name: string) =>
    name in answers ? write(answers[name]!) : whole,
  );
