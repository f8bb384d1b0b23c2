import {spawn} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {parse} from 'yaml';
import type {z} from 'zod';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {checkFrontMatter} from '../../src/checks/front-matter.ts';
import {checkStructure} from '../../src/checks/structure/index.ts';
import {publishedFile} from '../../src/content/address-lists.ts';
import {parsePage} from '../../src/content/page.ts';
import {readRecord} from '../../src/content/records/read-record.ts';
import {expertSchema} from '../../src/data/schemas/experts.ts';
import {showcaseSchema} from '../../src/data/schemas/showcase.ts';
import {templateSchema} from '../../src/data/schemas/templates.ts';
import {kinds, type Kind} from '../../src/content/front-matter/schemas.ts';
import {NewFileError} from './answers.ts';
import {createFile, help} from './create-file.ts';
import {addToSidebar} from './add-to-sidebar.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-'));
  const skeletons = 'scripts/new/skeletons';
  const needed = ['src/config/sidebars', skeletons, publishedFile];
  needed.forEach((name) => cpSync(name, path.join(root, name), {recursive: true}));
});
afterAll(() => rmSync(root, {recursive: true}));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const begin = (kind: string, answers: Readonly<Record<string, string>>) =>
  createFile([kind, ...Object.entries(answers).map(([name, value]) => `--${name}=${value}`)], root);
const filesOf = async (...call: Parameters<typeof begin>) => (await begin(...call)).files;
const rulesOf = async (file: string) => {
  const page = parsePage(file, read(file));
  const results = [checkStructure([page]), await checkFrontMatter([page])];
  return results.flatMap(({findings}) => findings.map(({rule}) => rule)).sort();
};
const about = (subject: string) =>
  `What you need to know about ${subject}, in a sentence that is long enough.`;

const docs: Record<Kind, Record<string, string>> = {
  guide: {category: 'Audio'},
  concept: {category: 'Audio', path: 'terminology/draft'},
  reference: {category: 'apiSidebar', api: 'remotion#interpolate', title: 'draft()'},
  cli: {category: 'apiSidebar', cli: 'render', path: 'cli/draft'},
  package: {category: 'apiSidebar', package: '@remotion/noise', path: 'draft-package/index'},
  troubleshooting: {category: 'Audio', message: 'Error: "Draft"'},
  migration: {category: 'mainSidebar > Audio'},
  note: {category: 'Audio'},
};

describe('a page', () => {
  test.each(kinds)('of the kind %s lists what is left to write, and nothing else', async (kind) => {
    const answers = {title: `Begin a ${kind}`, description: about(kind), ...docs[kind]};
    const [file, sidebar] = await filesOf(`doc-${kind}`, answers);
    expect(sidebar).toMatch(/^src\/config\/sidebars\/(main|api)\.ts$/);
    expect(read(sidebar!)).toContain(`'${file!.replace(/^docs\/|\.mdx$/g, '')}'`);
    expect(read(file!)).not.toMatch(/\$[a-z]|^# \$/m);
    expect(new Set(await rulesOf(file!))).toEqual(new Set(['unwritten', 'length']));
  });

  test.each([
    ['post', {in: 'blog'}, 'blog/2024-01-02-draft/index.mdx'],
    ['post', {in: 'learn'}, 'learn/2024-01-02-draft/index.mdx'],
    ['story', {}, 'success-stories/2024-01-02-draft/index.mdx'],
  ])('is a %s %j', async (kind, more, expected) => {
    const answers = {title: 'Draft', description: about(kind)};
    const files = await filesOf(kind, {...answers, date: '2024-01-02', ...more});
    expect(files).toEqual([expected, publishedFile]);
    expect(await rulesOf(expected)).toEqual(['length', 'unwritten']);
  });
});

describe('a record', () => {
  const fieldsLeft = (file: string, schema: z.ZodType) => {
    const found = readRecord({file, text: read(file)}, schema);
    return 'findings' in found ? found.findings.map(({message}) => message.split(' ')[0]) : [];
  };

  test('of an expert lists what is left to write', async () => {
    const [file] = await filesOf('expert', {name: 'Zoë: "Z"', since: '2024-01-02'});
    expect(file).toBe('src/data/experts/zoe-z.yaml');
    expect(read(publishedFile)).toContain('\n/experts/zoe-z\n');
    expect(parse(read(file!))).toMatchObject({name: 'Zoë: "Z"', since: '2024-01-02'});
    expect(fieldsLeft(file!, expertSchema)).toEqual(['summary', 'works[0].name']);
  });

  test('of a template lists what is left to write', async () => {
    const [file] = await filesOf('template', {name: 'Draft'});
    expect(file).toBe('src/data/templates/draft.yaml');
    expect(fieldsLeft(file!, templateSchema)).toEqual([
      'kind',
      'description',
      'inside[0]',
      'steps[0]',
      'change',
      'repo',
    ]);
  });

  test('of the showcase lists what is left to write', async () => {
    const [file] = await filesOf('showcase', {title: 'Draft', slug: 'one'});
    expect(file).toBe('src/data/showcase/one.yaml');
    expect(read(file!)).toMatch(/^submitted: \d{4}-\d\d-\d\d$/m);
    expect(fieldsLeft(file!, showcaseSchema)).toEqual(['topic', 'tags[0]', 'links[0].url']);
  });
});

describe('nothing is written', () => {
  const refused = async (kind: string, answers: Readonly<Record<string, string>>) => {
    const before = readdirSync(root, {recursive: true});
    const error = await begin(kind, answers).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NewFileError);
    expect(readdirSync(root, {recursive: true})).toEqual(before);
    return (error as NewFileError).message;
  };
  const note = {title: 'A note', description: about('it'), category: 'Audio'};
  const post = {title: 'A post', description: about('it')};

  test('over what exists', async () => {
    const [file, sidebar] = await filesOf('doc-note', note);
    const before = [read(file!), read(sidebar!)];
    expect(await refused('doc-note', {...note, title: 'A Note'})).toMatch(
      /^docs\/a-note.mdx exists/,
    );
    expect([read(file!), read(sidebar!)]).toEqual(before);
  });

  test.each([
    ['what is unknown', 'dog', {}, 'cannot be "dog"'],
    ['a missing answer', 'expert', {}, 'Answers are missing: --name, --slug.'],
    ['an unknown flag', 'expert', {nmae: 'A'}, "Unknown option '--nmae'. The flags are --name,"],
    [
      'a wrong choice',
      'doc-note',
      {...note, title: 'B', category: 'Audoi'},
      '--category cannot be "Audoi".',
    ],
    [
      'a category with a typo',
      'doc-note',
      {...note, title: 'B', category: 'mainSidebar > Audoi'},
      'Write mainSidebar > Audio.',
    ],
    [
      'a short description',
      'doc-note',
      {...note, description: 'It.'},
      '--description must have at least 60',
    ],
    ['a day that is none', 'post', {...post, date: '2024-02-30'}, '--date must be a date'],
    ['capitals in an address', 'doc-note', {...note, path: 'Note'}, '--path must be an address'],
    ['an unknown export', 'doc-reference', {...note, api: 'remotion#Audoi'}, 'no public export'],
    ['an unknown command', 'doc-cli', {...note, cli: 'rendr'}, 'Did you mean render?'],
  ])('for %s', async (_, kind, answers, message) => {
    const line = await refused(kind, answers);
    expect(line).toContain(message);
    expect(line).not.toContain('\n');
  });
});

describe('in a terminal', () => {
  test('what no flag answers is asked, and again where the answer is wrong', async () => {
    const asked: string[] = [];
    const answers = {
      'What is new': ['post'],
      'Section of': ['blgo', 'blog'],
      Title: ['Asked'],
      'What the post': ['Short.', about('it')],
      Last: ['Asked', 'asked'],
      Day: ['yesterday', '2024-01-02'],
    };
    const {files} = await createFile([], root, async (question) => {
      asked.push(question);
      const [, waiting] = Object.entries(answers).find(([start]) =>
        question.split('\n').at(-1)!.startsWith(start),
      )!;
      return waiting.shift()!;
    });
    expect(files).toEqual(['blog/2024-01-02-asked/index.mdx', publishedFile]);
    expect(Object.values(answers).flat()).toEqual([]);
    expect(asked.filter((question) => question.includes('\n'))).toEqual([
      expect.stringMatching(/^--in cannot be "blgo"\. /),
      expect.stringMatching(/^--description must have at least 60 characters\. .*\nWhat the post/),
      expect.stringMatching(/^--slug must be part of an address\. /),
      expect.stringMatching(/^--date must be a date\. /),
    ]);
  });

  // `script` of util-linux, which every Debian has; that of other systems takes other flags.
  test.runIf(process.platform === 'linux')('it runs', {timeout: 60_000}, async () => {
    const command = `${process.execPath} ${path.resolve('scripts/run.mjs')} scripts/new-page.ts`;
    const terminal = spawn('script', ['-qec', `${command} expert`, '/dev/null'], {cwd: root});
    let output = '';
    const replies = [
      ['Name, as the person', 'Zed in a terminal'],
      ['Name of the file', 'Zed'],
      ['--slug must be', ''],
      ['Day of the entry', '2024-01-02'],
    ] as const;
    let answered = 0;
    terminal.stdout.on('data', (chunk: Buffer) => {
      output += stripVTControlCharacters(chunk.toString());
      const [question, reply] = replies[answered] ?? ['nothing more', ''];
      if (output.includes(question) && output.endsWith(': ')) {
        answered++;
        terminal.stdin.write(`${reply}\n`);
      }
    });
    const code = await new Promise((resolve) => terminal.on('close', resolve));
    expect(output).toContain('--slug must be part of an address.');
    expect(output).toContain('Wrote src/data/experts/zed-in-a-terminal.yaml');
    expect(output).not.toContain('    at ');
    expect(code).toBe(0);
  });
});

test('a new category is made', async () => {
  const {files, next} = await begin('doc-reference', {
    path: 'zebras/stripe',
    description: about('stripes'),
    title: '<Circle>',
    api: '@remotion/shapes#Circle',
    category: 'apiSidebar > Zebras',
  });
  expect(files).toEqual(['docs/zebras/stripe.mdx', 'src/config/sidebars/api.ts', publishedFile]);
  expect(read(publishedFile)).toContain('\n/docs/zebras/stripe\n');
  expect(read('src/config/sidebars/api.ts')).toMatch(
    /\bcategory\('Zebras', \['zebras\/stripe'\]\),\n\];\n$/,
  );
  expect(next[0]).toBe('npm run check -- docs/zebras/stripe.mdx');
  expect(next.at(-1)).toContain('demo');
});

test('--help names the kinds, and the flags of each', () => {
  const kindsOf = /^Kinds: (.*)$/m.exec(help(['--help'])!)![1]!.split(', ');
  expect(kindsOf.length).toBeGreaterThan(kinds.length);
  for (const kind of kindsOf) {
    expect(help([kind, '--help']), kind).toMatch(/^ {2}--(title|name) /m);
  }
  expect(help(['post', '--title', 'A'])).toBeUndefined();
});

describe('the position in a sidebar', () => {
  const text = `/** [Not a list. */
export const mainSidebar: Items = [
  'a',
  openCategory('One', 'one', ['b', category('Two', [])]),
  category("It's [three]", ['c',]),
];
`;
  test.each([
    [[], "['c',]), 'new'];"],
    [['One'], "category('Two', []), 'new']),"],
    [['One', 'Two'], "category('Two', ['new'])]),"],
    [["It's [three]"], "['c', 'new']),"],
  ])('%j is at the end of its list', (categories, expected) => {
    expect(addToSidebar(text, categories, "'new'")).toContain(expected);
  });

  test('that does not exist is refused', () => {
    expect(() => addToSidebar(text, ['Three'], "'new'")).toThrow("no category 'Three'");
    expect(() => addToSidebar('', [], "'new'")).toThrow('list that is not closed');
  });
});
