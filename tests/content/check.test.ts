import {fork} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import type {Answer} from '../../scripts/check-saved.mts';
import {sectionRules} from '../../src/checks/structure/sections.ts';
import {copyCaches} from '../support/copy-caches.ts';
import {copySite, type SiteCopy} from '../support/site-copy.ts';

let site: SiteCopy;
beforeAll(() => {
  site = copySite();
  copyCaches(site.folder);
});
afterAll(() => site.remove());

const check = (...args: string[]) => site.run('tsx', 'scripts/check-content.mts', ...args);

const page = `---
title: "A Wrong Page"
description: "A page of the site that exists only to see what the checks say about it."
kind: guide
kidn: guide
---

Simply call useCurrentFrame, which is an API of the toolkit with a framerate.

\`\`\`tsx title="src/Wrong.tsx"
import {useCurentFrame} from 'remotion';

export const frame = useCurentFrame();
\`\`\`

#### Wrrong

\`\`\`bash
npx remotion rendr
\`\`\`

[Sequences](./sequense.mdx)

![](./_images/none.webp)
`;

const minutes = 60_000;

test('each check says what is wrong with a page, and what to do', {timeout: 3 * minutes}, () => {
  site.write('docs/wrong.mdx', page);
  const {ok, output} = check('docs/wrong.mdx');
  expect(ok).toBe(false);
  for (const finding of [
    /^docs\/wrong\.mdx:2:11 sentence-case "Wrong" has a capital/m,
    /^docs\/wrong\.mdx:5:1 front-matter kidn is not a known field\. Did you mean kind\?$/m,
    /^docs\/wrong\.mdx:4:1 sections A guide ends with the section "Next steps"/m,
    /^docs\/wrong\.mdx:1:1 sidebar The page is in no sidebar/m,
    /^docs\/wrong\.mdx:1:1 length The page has 14 words of prose/m,
    /^docs\/wrong\.mdx:8:1 banned-word The page says "Simply"/m,
    /^docs\/wrong\.mdx:8:13 api-name useCurrentFrame is the name of an API/m,
    /^docs\/wrong\.mdx:8:68 term The page says "framerate"/m,
    /^docs\/wrong\.mdx:11:9 \S+ .*useCurentFrame/m,
    /^docs\/wrong\.mdx:16:1 heading-order "Wrrong" is a heading of level 4/m,
    /^docs\/wrong\.mdx:16:6 spelling "Wrrong" is in no dictionary/m,
    /^docs\/wrong\.mdx:19:\d+ \S+ .*rendr/m,
    /^docs\/wrong\.mdx:22:13 link-target .*Did you mean \.\/sequence\.mdx\?$/m,
    /^docs\/wrong\.mdx:24:1 image-alt /m,
    /^docs\/wrong\.mdx:24:1 image-missing There is no file docs\/_images\/none\.webp/m,
  ]) {
    expect(output).toMatch(finding);
  }
  expect(output).toMatch(/^prose +\d+ pages +5 findings$/m);
  expect(output).not.toContain('docs/getting-started.mdx');
});

test('what a machine can fix is fixed', {timeout: 3 * minutes}, () => {
  site.write('docs/wrong.mdx', page);
  const {output} = check('--fix', 'docs/wrong.mdx');
  expect(output).toContain('docs/wrong.mdx: fixed 2');
  expect(site.read('docs/wrong.mdx')).toContain(
    'Simply call `useCurrentFrame`, which is an API of the toolkit with a frame rate.',
  );
  expect(output).not.toContain('api-name');
  expect(output).toContain('banned-word');
});

test(
  'what is left to write is a hint, and an error in continuous integration',
  {timeout: minutes},
  () => {
    const file = 'docs/videos/index.mdx';
    const text = site.read(file);
    site.write(file, `${text}\n{/* TODO: the rest. */}\n`);
    vi.stubEnv('CI', '');
    const whileWriting = check(file);
    expect(whileWriting.output).toMatch(/:5 unwritten \(hint\) Still to be written: the rest\./);
    expect(whileWriting.output).toMatch(/^1 left to write in 1 file/m);
    expect(whileWriting.ok).toBe(true);
    vi.stubEnv('CI', 'true');
    const inIntegration = check(file);
    site.write(file, text);
    vi.unstubAllEnvs();
    expect(inIntegration.output).toMatch(/:5 unwritten Still to be written: the rest\./);
    expect(inIntegration.ok).toBe(false);
  },
);

test('an unknown flag is refused', {timeout: minutes}, () => {
  const {ok, output} = check('--fx');
  expect(ok).toBe(false);
  expect(output).toContain('Usage: npm run check -- [--fix]');
});

test.each([
  [
    'docs/sequence',
    /^docs\/sequence: There is no such file or folder\. Did you mean docs\/sequence\.mdx\?$/m,
  ],
  ['README.md', /^README\.md: npm run check reads nothing there\./m],
])('a path in which nothing is read fails: %s', {timeout: minutes}, (name, message) => {
  const {ok, output} = check('docs/getting-started.mdx', name);
  expect(ok).toBe(false);
  expect(output).toMatch(message);
  expect(output).not.toContain('Nothing found');
});

test('what passed is counted', {timeout: 2 * minutes}, () => {
  const {ok, output} = check('--brief', 'docs/videos');
  expect(ok).toBe(true);
  expect(output).toMatch(/^Nothing found in \d+ files \([\d.]+ s\)\./m);
  expect(output).not.toContain('Nothing found in 0');
});

test('the rules about sections are in CONTRIBUTING.md', () => {
  const text = readFileSync('CONTRIBUTING.md', 'utf8');
  expect(sectionRules.length).toBeGreaterThan(5);
  expect(sectionRules.map(({rule}) => rule).filter((rule) => !text.includes(rule))).toEqual([]);
});

test(
  'the checks of npm start see a page as it was saved last',
  {timeout: 3 * minutes},
  async () => {
    const checker = fork('scripts/check-saved.mts', {cwd: site.folder, execArgv: ['--import=tsx']});
    const ask = async (): Promise<Answer> => {
      checker.send(['docs/wrong.mdx']);
      const [answer] = await once(checker, 'message');
      return answer as Answer;
    };
    site.write('docs/wrong.mdx', page);
    expect((await ask()).findings.join()).toContain('kidn is not a known field');
    site.write('docs/wrong.mdx', page.replace('kidn: guide\n', ''));
    const {findings, errors} = await ask();
    expect(findings.join()).toContain('useCurrentFrame is the name of an API');
    expect(findings.join()).not.toContain('kidn');
    expect(errors).toEqual([]);
    checker.disconnect();
    expect(await once(checker, 'exit')).toEqual([0, null]);
  },
);
