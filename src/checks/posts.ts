import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {idOf} from '../content/addresses.ts';
import {findingAt, type CheckResult, type Finding} from '../content/finding.ts';
import type {Page} from '../content/page.ts';
import {nearestWord} from '../data/schemas/nearest-word.ts';

/** Checks day, authors and excerpt of the posts. Their names are checked with those of all pages. */
export function checkPosts(pages: readonly Page[], root = '.', today = new Date()): CheckResult {
  const posts = pages.filter(({file}) => idOf(file) === undefined);
  const folders = [...new Set(posts.map(({file}) => sectionOf(file)))];
  const authors = new Map(folders.map((folder) => [folder, authorsOf(root, folder)]));
  return {
    name: 'posts',
    inspected: posts.length,
    unit: 'posts',
    findings: posts.flatMap((post) => [
      ...checkDay(post, today),
      ...checkAuthors(post, authors.get(sectionOf(post.file))!),
      ...checkExcerpt(post),
    ]),
  };
}

/** `blog`, `learn` or `success-stories` */
const sectionOf = (file: string) => file.slice(0, file.indexOf('/'));

function authorsOf(root: string, section: string): string[] {
  const file = path.join(root, section, 'authors.yml');
  return existsSync(file) ? Object.keys(parse(readFileSync(file, 'utf8')) ?? {}) : [];
}

/** It is published with the next build, whatever its day. */
function checkDay({file}: Page, today: Date): Finding[] {
  const [day] = /\d{4}-\d{2}-\d{2}/.exec(file) ?? [];
  if (!day || day <= today.toISOString().slice(0, 10)) {
    return [];
  }
  const message = `The post is from ${day}, which is to come; a build publishes it at once.`;
  const hint = 'Give its folder the day on which it is published.';
  return [findingAt({file}, 'post-date', message, hint)];
}

function checkAuthors(
  {file, frontMatter: {authors}, fieldLines}: Page,
  known: string[],
): Finding[] {
  return (Array.isArray(authors) ? authors : [])
    .filter((author) => !known.includes(author))
    .map((author) => {
      const near = nearestWord(String(author), known);
      return findingAt(
        {file, line: fieldLines.authors},
        'post-author',
        `${sectionOf(file)}/authors.yml has no author "${author}".`,
        near ? `Did you mean "${near}"?` : `Add the author there; known are ${known.join(', ')}.`,
      );
    });
}

/** Lists and feeds show what is above the mark. */
function checkExcerpt({file, text}: Page): Finding[] {
  if (/\{\/\*\s*truncate\s*\*\/\}/.test(text)) {
    return [];
  }
  const message = 'The post has no mark after its first paragraph, where lists of posts cut it.';
  const hint = 'Add {/* truncate */} in a line of its own.';
  return [findingAt({file}, 'truncate', message, hint)];
}
