import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {stringify} from 'yaml';
import {choose, collectAnswers, NewFileError, type Answers, type Ask} from './answers.ts';
import {addToSidebar} from './add-to-sidebar.ts';

const folder = new URL('skeletons/', import.meta.url);

/**
 * Copies the skeleton that the first argument names, `post` or `doc-guide`, with answers from the
 * flags that follow or from questions. The head of a skeleton names the file of the copy and, for
 * docs, where it is in a sidebar; its questions are described in `answers.ts`.
 * @param root folder of the project
 * @param ask undefined where there is no terminal
 * @returns the files that were written or changed, from the root
 * @throws NewFileError when an answer is missing or wrong, or the file exists; nothing is written then
 */
export async function createFile([what, ...args]: readonly string[], root: string, ask?: Ask) {
  const names = readdirSync(folder).sort();
  const kinds = names.map((name) => name.replace(/\.\w+$/, ''));
  const given = what ?? (await ask?.(`What is new (${kinds.join(', ')})`, ''));
  const kind = choose('The first word', given ?? '', kinds);
  const skeleton = readFileSync(new URL(names[kinds.indexOf(kind)]!, folder), 'utf8');
  const [head = ''] = skeleton.split('\n\n');
  const text = skeleton.slice(head.length + 2);
  const pattern = (field: string) => new RegExp(`^# ${field}: (.+)$`, 'm').exec(head)?.[1] ?? '';
  const answers = await collectAnswers(head, args, root, ask);
  const file = fill(pattern('File'), answers);
  if (existsSync(path.join(root, file))) {
    throw new NewFileError(`${file} exists already. Edit it, or give the new one another name.`);
  }
  // Front matter has quotes around its texts, records have them where YAML needs them.
  const quote = (answer: string) =>
    file.endsWith('.mdx') ? JSON.stringify(answer) : stringify(answer, {lineWidth: 0}).trimEnd();
  const [yaml = ''] = /^(?:---\n.*?\n---\n|\w+: .*)/s.exec(text) ?? [];
  const written: Record<string, string> = {
    [file]: fill(yaml, answers, quote) + fill(text.slice(yaml.length), answers),
  };
  const [sidebar, ...categories] = fill(pattern('Sidebar'), answers).split(' > ');
  if (sidebar) {
    const list = `src/config/sidebars/${sidebar.replace(/Sidebar$/, '')}.ts`;
    const id = file.replace(/^docs\/|\.mdx$/g, '');
    const changed = addToSidebar(readFileSync(path.join(root, list), 'utf8'), categories, id);
    written[list] = await format(changed, {...(await resolveConfig(list)), filepath: list});
  }
  for (const [name, content] of Object.entries(written)) {
    mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    writeFileSync(path.join(root, name), content);
  }
  return Object.keys(written);
}

/** Replaces `$name` by its answer. */
const fill = (text: string, answers: Answers, write: (answer: string) => string = String) =>
  text.replaceAll(/\$([a-z]+(?:-[a-z]+)*)/g, (_, name: string) => write(answers[name] ?? ''));
