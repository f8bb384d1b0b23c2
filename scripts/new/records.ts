import type {z} from 'zod';
import {stringify} from 'yaml';
import {checkRecord, fieldName} from '../../src/data/schemas/check-record.ts';
import {expertSchema} from '../../src/data/schemas/experts.ts';
import {showcaseLinkTypes, showcaseSchema} from '../../src/data/schemas/showcase.ts';
import {templateSchema} from '../../src/data/schemas/templates.ts';
import {templateKindNames} from '../../src/data/template-kinds.ts';
import {NewPageError, type Answers, type Maker, type Question} from './question.ts';
import {slugFrom, today} from './slug.ts';

/** `a, b` -> `['a', 'b']` */
const list = (text: string | undefined, separator: string): string[] =>
  (text ?? '')
    .split(separator)
    .map((item) => item.trim())
    .filter(Boolean);

/** A number where the text is one, so that the schema can say what is wrong with all else. */
const number = (text: string | undefined) =>
  text !== undefined && /^\d+$/.test(text) ? Number(text) : text;

const slugQuestion = (title: string | undefined): Question => ({
  name: 'slug',
  asks: 'Name of the file, and last part of the address',
  fallback: slugFrom(title ?? '') || undefined,
});

/** The file of a record that its schema accepts. */
function recordFile(
  folder: string,
  slug: string | undefined,
  schema: z.ZodType,
  fields: Readonly<Record<string, unknown>>,
) {
  const record = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  );
  const checked = checkRecord(schema, record);
  if (!checked.ok) {
    const problems = checked.problems.map(
      ({path, rule, remedy}) => `${fieldName(path)} ${rule}. ${remedy}`,
    );
    throw new NewPageError(problems.join('\n'));
  }
  return {path: `src/data/${folder}/${slug}.yaml`, text: stringify(record, {lineWidth: 0})};
}

const table = 'Add its row to tests/content/records.test.ts, where the facts stand a second time.';
const check = (path: string) => `Check it: npm run check -- ${path}`;

const expertQuestions: readonly Question[] = [
  {name: 'name', asks: 'Name, as the person writes it'},
  {name: 'summary', asks: 'What the person does, in one sentence of 60 to 160 characters'},
  {name: 'since', asks: 'Day of the entry, such as 2024-03-17', fallback: today()},
  {name: 'video-call', asks: 'Takes paid video calls', isFlag: true, optional: true},
  {name: 'website', asks: 'Site of the person, beginning with https://', optional: true},
  {name: 'x', asks: 'Name on X', optional: true},
  {name: 'github', asks: 'Name on GitHub', optional: true},
  {name: 'linkedin', asks: 'Profile on LinkedIn, such as in/jane-doe', optional: true},
];

/** An entry of the directory of experts. */
export const expert: Maker = {
  what: 'a person in the directory of experts',
  questions: ({name}) => [...expertQuestions, slugQuestion(name)],
  plan(answers) {
    const {name, summary, since, website, x, github, linkedin, slug} = answers;
    const offersVideoCall = answers['video-call'] === 'true';
    const links = {website, x, github, linkedin};
    const fields = {name, since, summary, offersVideoCall, ...links, works: []};
    const file = recordFile('experts', slug, expertSchema, fields);
    return {file, next: [`List works in ${file.path}.`, table, check(file.path)]};
  },
};

const templateQuestions: readonly Question[] = [
  {name: 'name', asks: 'Name, as the list shows it'},
  {name: 'kind', asks: 'Kind of the template', choices: templateKindNames},
  {name: 'description', asks: 'What it makes, in one sentence of 60 to 160 characters'},
  {name: 'inside', asks: 'What is in it, points separated by semicolons'},
  {name: 'tailwind', asks: 'Offers TailwindCSS', isFlag: true, optional: true},
  {name: 'organization', asks: 'Account on GitHub', fallback: 'remotion-dev'},
  {name: 'repo', asks: 'Address of the repository'},
  {name: 'preview-url', asks: 'Address of a deployed Studio', optional: true},
  {name: 'width', asks: 'Width of the preview in pixels', fallback: '1920'},
  {name: 'height', asks: 'Height of the preview in pixels', fallback: '1080'},
];

/** A project to start from. */
export const template: Maker = {
  what: 'a project to start from',
  questions: ({name}) => [...templateQuestions, slugQuestion(name)],
  plan(answers: Answers) {
    const {name, kind, description, inside, organization, repo, width, height, slug} = answers;
    const file = recordFile('templates', slug, templateSchema, {
      name,
      kind,
      description,
      inside: list(inside, ';'),
      tailwindOption: answers.tailwind === 'true',
      organization,
      repo,
      previewUrl: answers['preview-url'],
      width: number(width),
      height: number(height),
    });
    const media = 'Give it a demo in src/demos/catalogue.ts, and render its picture: npm run media';
    return {file, next: [media, table, check(file.path)]};
  },
};

const showcaseQuestions: readonly Question[] = [
  {name: 'title', asks: 'Name of the video, product or campaign'},
  {name: 'topic', asks: 'What one sees, in a sentence of 10 to 140 characters'},
  {name: 'creator', asks: 'Person or company that made it', optional: true},
  {name: 'creator-url', asks: 'Public page of the creator', optional: true},
  {name: 'submitted', asks: 'Day of the submission, such as 2024-03-17', fallback: today()},
  {name: 'width', asks: 'Width of the video in pixels', fallback: '1920'},
  {name: 'height', asks: 'Height of the video in pixels', fallback: '1080'},
  {name: 'tags', asks: 'One to five tags, separated by commas'},
  ...showcaseLinkTypes.map((type) => ({
    name: type.replace('_', '-'),
    asks: `Address of the ${type.replace('_', ' ')}`,
    optional: true,
  })),
];

/** An entry of the showcase. */
export const showcase: Maker = {
  what: 'an entry of the showcase',
  questions: ({title}) => [...showcaseQuestions, slugQuestion(title)],
  plan(answers) {
    const {title, topic, creator, submitted, width, height, tags, slug} = answers;
    const links = showcaseLinkTypes.flatMap((type) => {
      const url = answers[type.replace('_', '-')];
      return url ? [{type, url}] : [];
    });
    const file = recordFile('showcase', slug, showcaseSchema, {
      title,
      topic,
      creator,
      creatorUrl: answers['creator-url'],
      submitted,
      width: number(width),
      height: number(height),
      tags: list(tags, ','),
      links,
    });
    return {file, next: ['Render its picture: npm run media', check(file.path)]};
  },
};
