import {afterEach, beforeEach, expect, test} from 'vitest';
import {copySite, type SiteCopy} from '../support/site-copy.ts';

let site: SiteCopy;
beforeEach(() => {
  site = copySite();
});
afterEach(() => site.remove());

/** How often a text occurs. */
const count = (output: string, text: string) => output.split(text).length - 1;

const doc = (frontMatter: string, text = 'Text.') =>
  `---\ntitle: A page\ndescription: A page that exists only to see how a wrong one is reported to its author.\nkind: guide\n${frontMatter}---\n\n${text}\n`;

const minute = 60_000;

test(
  'a bad expert stops the build with file, line, field, rule and remedy',
  {timeout: minute},
  () => {
    site.replace('src/data/experts/karel-nagel.yaml', 'https://asius.ai/', 'http://asius.ai/');
    const {ok, output} = site.run('docusaurus', 'build');
    expect(ok).toBe(false);
    expect(output).toMatch(
      /src\/data\/experts\/karel-nagel\.yaml:\d+ website: must .*https.* Remedy: /,
    );
    expect(count(output, 'karel-nagel.yaml')).toBe(1);
  },
);

test('an unknown front-matter key stops the build', {timeout: minute}, () => {
  site.write('docs/bad.mdx', doc('sidebar_lable: Bad\n'));
  const {ok, output} = site.run('docusaurus', 'build');
  expect(ok).toBe(false);
  expect(output).toContain(
    'docs/bad.mdx:5 sidebar_lable: is not a known field. Remedy: Did you mean sidebar_label?',
  );
});

test('an option that the package does not have stops the build', {timeout: minute}, () => {
  site.replace('docs/spring.mdx', '### `delay`', '### `delai`');
  const {ok, output} = site.run('docusaurus', 'build');
  expect(ok).toBe(false);
  expect(output).toMatch(
    /docs\/spring\.mdx:\d+:1 reference-unknown spring has no option \\?"delai\\?"\. Did you mean delay\?/,
  );
  expect(output).toMatch(
    /docs\/spring\.mdx:\d+:1 reference-missing The option \\?"delay\\?" of spring is missing\./,
  );
});

test('docs that cover less than before stop the build', {timeout: minute}, () => {
  site.replace('docs/easing.mdx', 'kind: reference\napi: "remotion#Easing"', 'kind: concept');
  const {ok, output} = site.run('docusaurus', 'build');
  expect(ok).toBe(false);
  expect(output).toMatch(/remotion: documented exports fell from \d+ to \d+\./);
});

test('a doubled slug stops the build and names the address', {timeout: minute}, () => {
  site.write('docs/bad.mdx', doc('slug: /api\n'));
  const {ok, output} = site.run('docusaurus', 'build');
  expect(ok).toBe(false);
  expect(output).toMatch(/[Dd]uplicate routes/);
  expect(output).toContain('/docs/api');
});

test('a broken link stops the build and names page and target', {timeout: 2 * minute}, () => {
  site.write('docs/bad.mdx', doc('', '[A page](/docs/no-such-page)'));
  const {ok, output} = site.run('docusaurus', 'build');
  expect(ok).toBe(false);
  expect(output).toContain('broken links');
  expect(output).toContain('/docs/bad');
  expect(output).toContain('/docs/no-such-page');
});

test('an unknown key of the address book stops the build once', {timeout: minute}, () => {
  site.replace('src/config/navbar.ts', "'webCodecs'", "'webCodex'");
  const {ok, output} = site.run('docusaurus', 'build');
  expect(ok).toBe(false);
  expect(output).toContain('src/config/links.ts has no link "webCodex"');
  expect(count(output, 'has no link "webCodex"')).toBe(1);
});

test('a type error in a page stops the type check with file and line', {timeout: minute}, () => {
  site.write(
    'src/pages/bad.tsx',
    'export default function Bad(): string {\n  const pages: number = "three";\n  return pages;\n}\n',
  );
  const {ok, output} = site.run('../typescript/bin/tsc', '-p', '.');
  expect(ok).toBe(false);
  expect(output).toMatch(/src\/pages\/bad\.tsx\(2,\d+\): error TS2322/);
});
