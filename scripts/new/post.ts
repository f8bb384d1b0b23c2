import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import {coverNames} from '../../src/demos/pictures/cover-names.ts';
import {begun, frontMatter} from './front-matter.ts';
import type {Answers, Maker, Plan, Question} from './question.ts';
import {slugFrom, today} from './slug.ts';

const authorsOf = (folder: string): string[] =>
  Object.keys(parse(readFileSync(`${folder}/authors.yml`, 'utf8')) as object);

function questions(folder: string, {title = ''}: Answers): Question[] {
  const authors = authorsOf(folder);
  return [
    {name: 'title', asks: 'Title'},
    {name: 'description', asks: 'What the post tells, in one sentence of 60 to 160 characters'},
    {name: 'slug', asks: 'Last part of the address', fallback: slugFrom(title) || undefined},
    {name: 'author', asks: 'Author', choices: authors, fallback: authors[0]},
    {name: 'cover', asks: 'What its cover shows', choices: [...coverNames], fallback: 'code'},
    {name: 'date', asks: 'Day of the post, such as 2024-03-17', fallback: today()},
  ];
}

function plan(folder: string, {title, description, slug, author, cover, date}: Answers): Plan {
  const path = `${folder}/${date}-${slug}/index.mdx`;
  const fields = {title, slug, description, authors: [author], cover, short: begun};
  const blocks = [
    frontMatter(fields).trimEnd(),
    description,
    '{/* truncate */}',
    '{/* Write: the post. What stands above the mark "truncate" is shown in lists. */}',
  ];
  return {
    file: {path, text: `${blocks.join('\n\n')}\n`},
    next: [
      `Write ${path}, put pictures beside it, and remove the field "short".`,
      `See it: npm start, then http://localhost:3000/${folder}/${slug}`,
      'Draw its cover: npm run media',
      `Check it: npm run check -- ${path}`,
    ],
  };
}

/** A post of the blog, or an article to learn from. */
export const post: Maker = {
  what: 'a post of the blog, or an article of Learn',
  questions: (answers) => [
    {name: 'in', asks: 'Where it stands', choices: ['blog', 'learn'], fallback: 'blog'},
    ...questions(answers.in === 'learn' ? 'learn' : 'blog', answers),
  ],
  plan: (answers) => plan(answers.in!, answers),
};

/** A success story. */
export const story: Maker = {
  what: 'a success story',
  questions: (answers) => questions('success-stories', answers),
  plan: (answers) => plan('success-stories', answers),
};
