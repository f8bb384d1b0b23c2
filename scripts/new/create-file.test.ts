import {cpSync, mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parse} from 'yaml';
import type {z} from 'zod';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {checkFrontMatter} from '../../src/checks/front-matter.ts';
import {checkStructure} from '../../src/checks/structure/index.ts';
import {parsePage} from '../../src/content/page.ts';
import {readRecord} from '../../src/content/records/read-record.ts';
import {expertSchema} from '../../src/data/schemas/experts.ts';
import {showcaseSchema} from '../../src/data/schemas/showcase.ts';
import {templateSchema} from '../../src/data/schemas/templates.ts';
import {kinds, type Kind} from '../../src/content/front-matter/schemas.ts';
import {NewFileError} from './answers.ts';
import {createFile} from './create-file.ts';
import {addToSidebar} from './add-to-sidebar.ts';

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'new-'));
  const needed = [
    'src/config/sidebars',
    'blog/authors.yml',
    'learn/authors.yml',
    'success-stories/authors.yml',
  ];
  needed.forEach((name) => cpSync(name, path.join(root, name), {recursive: true}));
});
afterAll(() => rmSync(root, {recursive: true}));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const start = (kind: string, answers: Readonly<Record<string, string>>) =>
  createFile([kind, ...Object.entries(answers).map(([name, value]) => `--${name}=${value}`)], root);
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
    const [file, sidebar] = await start(`doc-${kind}`, answers);
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
    const answers = {title: 'Draft', description: about(kind), author: 'jonny-burger'};
    const files = await start(kind, {...answers, date: '2024-01-02', ...more});
    expect(files).toEqual([expected]);
    expect(await rulesOf(expected)).toEqual(['length', 'unwritten']);
  });
});

describe('a record', () => {
  const fieldsLeft = (file: string, schema: z.ZodType) => {
    const found = readRecord({file, text: read(file)}, schema);
    return 'findings' in found ? found.findings.map(({message}) => message.split(' ')[0]) : [];
  };

  test('of an expert lists what is left to write', async () => {
    const [file] = await start('expert', {name: 'Zoë: "Z"', since: '2024-01-02'});
    expect(file).toBe('src/data/experts/zoe-z.yaml');
    expect(parse(read(file!))).toMatchObject({name: 'Zoë: "Z"', since: '2024-01-02'});
    expect(fieldsLeft(file!, expertSchema)).toEqual(['summary', 'works[0].name']);
  });

  test('of a template lists what is left to write', async () => {
    const [file] = await start('template', {name: 'Draft'});
    expect(file).toBe('src/data/templates/draft.yaml');
    expect(fieldsLeft(file!, templateSchema)).toEqual(['kind', 'description', 'inside[0]', 'repo']);
  });

  test('of the showcase lists what is left to write', async () => {
    const [file] = await start('showcase', {title: 'Draft', slug: 'one'});
    expect(file).toBe('src/data/showcase/one.yaml');
    expect(read(file!)).toMatch(/^submitted: \d{4}-\d\d-\d\d$/m);
    expect(fieldsLeft(file!, showcaseSchema)).toEqual(['topic', 'tags[0]', 'links[0].url']);
  });
});

describe('nothing is written', () => {
  const refused = async (kind: string, answers: Readonly<Record<string, string>>) => {
    const before = readdirSync(root, {recursive: true});
    const error = await start(kind, answers).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NewFileError);
    expect(readdirSync(root, {recursive: true})).toEqual(before);
    return (error as NewFileError).message;
  };
  const note = {title: 'A note', description: about('it'), category: 'Audio'};

  test('over what exists', async () => {
    const [file, sidebar] = await start('doc-note', note);
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
    ['a wrong choice', 'doc-note', {...note, category: 'Audoi'}, '--category cannot be "Audoi".'],
  ])('for %s', async (_, kind, answers, message) => {
    const line = await refused(kind, answers);
    expect(line).toContain(message);
    expect(line).not.toContain('\n');
  });
});

test('in a terminal, what no flag answers is asked, once', async () => {
  const asked: string[] = [];
  const replies: Readonly<Record<string, string>> = {
    What: 'post',
    Title: 'Asked',
    Author: 'jonny-burger',
    Day: '2024-01-02',
  };
  const files = await createFile([], root, async (question, fallback) => {
    asked.push(question.split(' ')[0]!);
    return replies[asked.at(-1)!] ?? fallback;
  });
  expect(files).toEqual(['blog/2024-01-02-asked/index.mdx']);
  expect(asked).toEqual(['What', 'Section', 'Title', 'What', 'Last', 'Author', 'Day']);
});

describe('the position in a sidebar', () => {
  const text = `/** [Not a list. */
export const mainSidebar: Items = [
  'a',
  {type: 'category', label: 'One', items: ['b', {type: 'category', label: 'Two', items: []}]},
  {type: 'category', label: "It's [three]", items: ['c',]},
];
`;
  test.each([
    [[], "items: ['c',]}, 'new'];"],
    [['One'], "label: 'Two', items: []}, 'new']},"],
    [['One', 'Two'], "label: 'Two', items: ['new']}]},"],
    [["It's [three]"], "items: ['c', 'new']},"],
  ])('%j is at the end of its list', (categories, expected) => {
    expect(addToSidebar(text, categories, 'new')).toContain(expected);
  });

  test('that does not exist is refused', () => {
    expect(() => addToSidebar(text, ['Three'], 'new')).toThrow("has no label: 'Three'");
    expect(() => addToSidebar('', [], 'new')).toThrow('list that is not closed');
  });
});
