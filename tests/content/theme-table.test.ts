import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

const readme = 'src/theme/README.md';
const packages = 'node_modules/@docusaurus';

/** Folders of the Docusaurus components that a file of src/theme can replace. */
const upstreams = {
  // Before the classic theme, whose search bar is an empty one.
  'theme-search-algolia': 'lib/theme',
  'theme-classic': 'lib/theme',
  core: 'lib/client/theme-fallback',
};

/** The component that a file of src/theme would be, by its path (`Navbar/Logo`). */
const nameOf = (file: string) => file.replace(/\.tsx?$/, '').replace(/\/index$/, '');

function upstreamOf(name: string): {origin: string; file: string} | undefined {
  for (const [origin, folder] of Object.entries(upstreams)) {
    for (const ending of ['/index.js', '.js']) {
      const file = path.join(packages, origin, folder, name + ending);
      if (existsSync(file)) {
        return {origin, file};
      }
    }
  }
  return undefined;
}

const versionOf = (origin: string): string =>
  JSON.parse(readFileSync(path.join(packages, origin, 'package.json'), 'utf8')).version;

const hashOf = (file: string) =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);

const swizzled = readdirSync('src/theme', {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({file: path.join('src/theme', file), name: nameOf(file)}))
  .filter(({name}) => upstreamOf(name));

type Row = {name: string; how: string; why: string; upstream: string};

const rows: Row[] = [...readFileSync(readme, 'utf8').matchAll(/^\| `([^`]+)` *\|(.+)\|$/gm)].map(
  ([, name, rest]) => {
    const [how = '', why = '', upstream = ''] = rest!.split('|').map((cell) => cell.trim());
    return {name: name!, how, why, upstream};
  },
);

describe('the table of swizzled components', () => {
  test('has one row for each component that replaces one of Docusaurus, and no other', () => {
    console.log(`${swizzled.length} swizzled components, ${rows.length} rows in ${readme}`);
    expect(swizzled.length).toBeGreaterThan(0);
    expect(rows.map(({name}) => name)).toEqual(
      [...new Set(swizzled.map(({name}) => name))].sort((a, b) => a.localeCompare(b)),
    );
  });

  for (const {file, name} of swizzled) {
    test(`${name}: wrap or eject, why, and the version and content of what it replaces`, () => {
      const row = rows.find((candidate) => candidate.name === name);
      const {origin, file: original} = upstreamOf(name)!;
      const wraps = /from '@theme-(?:original|init)\//.test(readFileSync(file, 'utf8'));
      expect(row?.how).toBe(wraps ? 'wrap' : 'eject');
      expect(row?.why.length).toBeGreaterThan(20);
      const expected = `${origin} ${versionOf(origin)}${wraps ? '' : ` \`${hashOf(original)}\``}`;
      expect(
        row?.upstream,
        `${original} is not what ${file} was written from: compare the two, then correct ${readme}`,
      ).toBe(expected);
    });
  }
});
