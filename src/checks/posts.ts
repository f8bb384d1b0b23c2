import {idOf} from '../content/addresses.ts';
import {findingAt, type CheckResult, type Finding} from '../content/finding.ts';
import type {Page} from '../content/page.ts';

/** Checks day and excerpt of the posts. Their names are checked with those of all pages. */
export function checkPosts(pages: readonly Page[], today = new Date()): CheckResult {
  const posts = pages.filter(({file}) => idOf(file) === undefined);
  return {
    name: 'posts',
    inspected: posts.length,
    unit: 'posts',
    findings: posts.flatMap((post) => [...checkDay(post, today), ...checkExcerpt(post)]),
  };
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

/** Lists and feeds show what is above the mark. */
function checkExcerpt({file, text}: Page): Finding[] {
  if (/\{\/\*\s*truncate\s*\*\/\}/.test(text)) {
    return [];
  }
  const message = 'The post has no mark after its first paragraph, where lists of posts cut it.';
  const hint = 'Add {/* truncate */} on its own line.';
  return [findingAt({file}, 'truncate', message, hint)];
}
