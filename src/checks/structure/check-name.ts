import type {Finding} from '../finding.ts';
import type {Page} from '../page.ts';
import {idOf} from './addresses.ts';
import {slugExceptions} from './slug-exceptions.ts';

/** A file whose name is not the last part of the page's address. */
export function checkName(page: Page): Finding[] {
  return idOf(page.file) === undefined ? checkPostName(page) : checkDocName(page);
}

function checkDocName({file, frontMatter: {slug}, fieldLines}: Page): Finding[] {
  const place = {file, column: 1, rule: 'file-name'};
  const name = file.replace(/^.*\//, '');
  if (!/^[a-z\d]+(-[a-z\d]+)*\.mdx$/.test(name)) {
    const message = `The file name ${name} cannot be the last part of an address.`;
    const remedy = 'Name it in lower-case letters, digits and hyphens, with the ending .mdx.';
    return [{...place, line: 1, message, remedy}];
  }
  if (slug === undefined || slugExceptions[file]?.slug === slug) {
    return [];
  }
  return [
    {
      ...place,
      line: fieldLines.slug ?? 1,
      message: `The slug "${String(slug)}" gives the page an address that is not its file's name.`,
      remedy:
        'Remove the slug and name the file as the address ends; an address that must be different stands with its reason in src/checks/structure/slug-exceptions.ts.',
    },
  ];
}

function checkPostName({file, frontMatter: {slug}, fieldLines}: Page): Finding[] {
  const [, folder = ''] = /^[^/]+\/(.*)\/index\.mdx$/.exec(file) ?? [];
  if (/^\d{4}-\d{2}-\d{2}-/.test(folder) && folder.slice(11) === slug) {
    return [];
  }
  return [
    {
      file,
      line: fieldLines.slug ?? 1,
      column: 1,
      rule: 'file-name',
      message: `A post is the file YYYY-MM-DD-slug/index.mdx, and its slug is "${String(slug)}".`,
      remedy: `Name the folder ${folder.slice(0, 10) || 'YYYY-MM-DD'}-${String(slug)}, or correct the slug.`,
    },
  ];
}
