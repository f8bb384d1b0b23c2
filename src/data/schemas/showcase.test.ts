import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {showcaseSchema} from './showcase.ts';

const folder = new URL('../showcase/', import.meta.url);
const files = readdirSync(folder);

const entry = {
  title: 'A video',
  topic: 'What one sees in it.',
  submitted: '2025-05-01',
  width: 1920,
  height: 1080,
  tags: ['tool'],
  links: [{type: 'website', url: 'https://example.com/'}],
};

/** Fields that a changed entry is refused for, as paths. */
const refused = (change: object) => {
  const issues = showcaseSchema.safeParse({...entry, ...change}).error?.issues;
  return issues && [...new Set(issues.map(({path}) => path.join('.')))];
};

describe('the records', () => {
  test.each(files)('%s passes', (file) => {
    const result = showcaseSchema.safeParse(parse(readFileSync(new URL(file, folder), 'utf8')));
    expect(result.error?.issues ?? []).toEqual([]);
  });

  test('are there', () => expect(files.length).toBeGreaterThanOrEqual(18));
});

describe('the schema', () => {
  test('accepts a minimal entry', () => expect(refused({})).toBeUndefined());

  test.each([
    ['a line break', {title: 'Two\nlines'}, ['title']],
    ['an email address in a text', {topic: 'Write to me@example.com now'}, ['topic']],
    [
      'an email address in a link',
      {links: [{type: 'video', url: 'mailto:me@example.com'}]},
      ['links.0.url'],
    ],
    [
      'a user name in a link',
      {links: [{type: 'video', url: 'https://me@example.com/'}]},
      ['links.0.url'],
    ],
    [
      'an unencrypted link',
      {links: [{type: 'video', url: 'http://example.com/'}]},
      ['links.0.url'],
    ],
    [
      'an unknown kind of link',
      {links: [{type: 'podcast', url: 'https://example.com/'}]},
      ['links.0.type'],
    ],
    ['the same link twice', {links: [entry.links[0], entry.links[0]]}, ['links']],
    ['an entry that leads nowhere', {links: []}, ['links']],
    ['a broken and a missing field at once', {width: '1', links: []}, ['width', 'links']],
    ['a page without a creator', {creatorUrl: 'https://example.com/'}, ['creator']],
    ['a day that does not exist', {submitted: '2025-02-30'}, ['submitted']],
    ['a user name behind a host', {creator: 'Me', creatorUrl: 'https://a.b/c@d.e'}, ['creatorUrl']],
    ['half a pixel', {width: 100.5}, ['width']],
    ['a number as text', {height: '1080'}, ['height']],
    ['no tag', {tags: []}, ['tags']],
    ['a tag twice', {tags: ['tool', 'tool']}, ['tags']],
    ['an upper-case tag', {tags: ['Tool']}, ['tags.0']],
    ['an unknown field', {email: 'x'}, ['']],
  ])('refuses %s', (_what, change, paths) => expect(refused(change)).toEqual(paths));

  test.each([null, 'text', {}, {links: null}])('refuses %j without throwing', (value) => {
    expect(showcaseSchema.safeParse(value).success).toBe(false);
  });

  test('accepts an entry that leads to its creator only', () => {
    expect(
      refused({links: [], creator: 'Somebody', creatorUrl: 'https://example.com/@somebody'}),
    ).toBeUndefined();
  });
});
