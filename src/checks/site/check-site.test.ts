import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {formatFinding} from '../finding.ts';
import {checkHtml} from './check-html.ts';
import {sourceFinder} from './find-source.ts';
import type {Lead} from './check-leads.ts';
import {htmlRules} from './html-rules.ts';
import {checkSite, type Knowledge} from './index.ts';
import {printedLeads} from './printed-leads.ts';
import {readBuiltSite} from './read-built-site.ts';

const fixtures = 'tests/fixtures/built-site';
const bad = `${fixtures}/bad`;

const knowledge = (notWritten: readonly string[], printed: readonly Lead[] = []): Knowledge => ({
  printed,
  notWritten,
  sources: {
    redirects: {file: 'hosting.ts', text: "first line\n['/gone', '/nowhere'],\n['/start', '/x'],"},
    notWritten: {file: 'list.ts', text: "first line\n'/guide',\n'/never',"},
  },
  findSource: sourceFinder(`${fixtures}/source`),
});

const check = async (folder: string, notWritten: readonly string[] = []) =>
  checkSite(await readBuiltSite(folder, 'https://example.com'), knowledge(notWritten));

describe('a sound site', () => {
  test('has no findings, and everything in it was looked at', async () => {
    const results = await check(`${fixtures}/good`, ['/docs/later']);
    expect(results.flatMap(({findings}) => findings)).toEqual([]);
    expect(results.map(({name, inspected}) => [name, inspected])).toEqual([
      ['links', 6],
      ['anchors', 1],
      ['link labels', 7],
      ['resources', 8],
      ['images', 2],
      ['outlines', 2],
      ['heads', 2],
      ['addresses', 5],
    ]);
  });
});

test('a folder without a build is told from an empty one', async () => {
  await expect(readBuiltSite(fixtures, 'https://example.com')).rejects.toThrow(
    'tests/fixtures/built-site holds no build of the site. Run `npm run build` first.',
  );
});

describe('each rule finds its fault', () => {
  const found = check(bad).then((results) =>
    Object.fromEntries(
      results.map(({name, findings}) => [name, findings.map(formatFinding)] as const),
    ),
  );

  test('links', async () => {
    expect((await found).links).toEqual([
      // Told where the author wrote it.
      `docs/guide.mdx:5:23 link-target The link to /nowhere leads nowhere (in ${bad}/guide/index.html). Correct the address, or remove the link.`,
      `${bad}/index.html:25:19 link-target The link to /Guide leads nowhere. Did you mean /guide?`,
      `${bad}/index.html:27:8 link-moved The link to /old-name only leads on, to /guide. Link to /guide itself.`,
    ]);
  });

  test('anchors', async () => {
    expect((await found).anchors).toEqual([
      `${bad}/index.html:26:19 link-anchor The link to /guide#instal names an anchor that /guide does not have. Did you mean #install?`,
    ]);
  });

  test('link labels', async () => {
    expect((await found)['link labels']).toEqual([
      `${bad}/index.html:28:8 link-label The link to /guide is called "Here", which does not say where it leads. Name the page or the thing that it leads to.`,
      `${bad}/index.html:29:8 link-label The link to /guide has no text. Give it a text, or the picture in it an alt text.`,
    ]);
  });

  test('resources, exact to the case of each letter', async () => {
    const remedy = 'Correct the address, upper and lower case included, or add the file.';
    expect((await found).resources).toEqual([
      `${bad}/guide/index.html:18:5 resource-target <link> names https://example.com/other, which the build does not hold. ${remedy}`,
      `${bad}/index.html:32:5 resource-target <img> names /img/Card.png, which the build does not hold. ${remedy}`,
      `${bad}/index.html:33:5 resource-target <img> names /img/card@2x.png, which the build does not hold. ${remedy}`,
    ]);
  });

  test('images', async () => {
    expect((await found).images).toEqual([
      `${bad}/index.html:30:5 image-alt <img> /img/card.png has no alt text. Say what can be seen; an ornament gets an empty alt text.`,
      `${bad}/index.html:31:5 image-size <img> /img/card.png has no size before it has loaded, so that the text below it jumps. Give it width and height, or a box with an aspect ratio.`,
    ]);
  });

  test('outlines', async () => {
    expect((await found).outlines).toEqual([
      `${bad}/index.html:24:5 one-h1 The page has 2 h1 headings instead of one. The title is the only h1; headings in the text begin with ##.`,
      `${bad}/index.html:26:5 unique-id The id "twice" is on the page 2 times. Give each element its own id; two equal headings need different words.`,
    ]);
  });

  test('heads', async () => {
    const at = `${bad}/guide/index.html:1:1`;
    const source = 'Title and description come from the page, all other tags from the build.';
    expect((await found).heads).toEqual([
      `${at} lang The html element has no language. Set lang.`,
      `${at} head-tag The head has no description tags instead of one. ${source}`,
      `${at} head-tag The tag og:image:height is "600". It must be "630".`,
      `${at} head-tag The head has no og:image:alt tags instead of one. ${source}`,
      `${at} canonical The canonical address is https://example.com/other. It must be https://example.com/guide, the page's own.`,
      `${at} head-tag The tag og:url is not the canonical address https://example.com/other. Both name the page; make them the same.`,
      `${bad}/index.html:1:1 title The title "Home" is also that of /guide. Give each page a title of its own.`,
    ]);
  });

  test('addresses', async () => {
    expect((await found).addresses).toEqual([
      'hosting.ts:2:1 address-target The redirect from /gone to /nowhere leads nowhere. Correct it, or list /nowhere in list.ts if the page is still to be written.',
      'hosting.ts:1:1 address-circle The redirect from /round to /about never arrives. Let it lead to a page.',
      'hosting.ts:1:1 address-circle The redirect from /about to /round never arrives. Let it lead to a page.',
      'hosting.ts:3:1 address-anchor The redirect from /start to /guide#begin names an anchor that /guide does not have. Correct the anchor, or end a heading there with {/* #begin */}.',
    ]);
  });

  test('the list of addresses that are not written yet empties itself', async () => {
    const results = await check(bad, ['/nowhere', '/guide', '/never']);
    const findings = results.find(({name}) => name === 'addresses')!.findings;
    expect(findings.filter(({file}) => file === 'list.ts').map(formatFinding)).toEqual([
      'list.ts:2:1 not-written-yet /guide is written by now. Take it off the list.',
      'list.ts:3:1 not-written-yet Nothing leads to /never. Take it off the list.',
    ]);
    expect(findings.some(({rule}) => rule === 'address-target')).toBe(false);
  });
});

test('invalid HTML is found, and found again where nothing has changed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-html-'));
  const file = `${bad}/guide/index.html`;
  const pages = [{file, text: readFileSync(file, 'utf8')}];
  const run = () => checkHtml(pages, htmlRules, path.join(folder, 'html.json'));
  try {
    const {inspected, findings} = await run();
    expect(inspected).toBe(1);
    expect(findings.map(({line, rule}) => [line, rule])).toEqual([
      [2, 'html/element-required-attributes'],
      [24, 'html/no-implicit-close'],
      [24, 'html/close-order'],
    ]);
    expect((await run()).findings).toEqual(findings);
  } finally {
    rmSync(folder, {recursive: true});
  }
});

test('an address that a package prints must be there, with its anchor', async () => {
  const packages = mkdtempSync(path.join(tmpdir(), 'packages-'));
  mkdirSync(path.join(packages, 'tool/dist'), {recursive: true});
  writeFileSync(
    path.join(packages, 'tool/dist/index.js'),
    `throw 'See https://remotion.dev/docs/guide#install.';
// https://www.remotion.dev/docs/guide#other, https://remotion.dev/docs/guide#install
/* remotion.dev/docs/none/ and remotion.dev/docs/later */`,
  );
  const leads = await printedLeads(packages, ['tool']);
  expect(leads.map(({to, line}) => [to, line])).toEqual([
    ['/docs/guide#install', 1],
    ['/docs/guide#other', 2],
    ['/docs/none/', 3],
    ['/docs/later', 3],
  ]);
  rmSync(packages, {recursive: true});

  const site = await readBuiltSite(`${fixtures}/good`, 'https://example.com');
  const atRoot = leads.map((lead) => ({...lead, to: lead.to.replace('/docs/guide', '/guide')}));
  const {findings} = checkSite(site, knowledge(['/docs/later'], atRoot)).at(-1)!;
  expect(findings.map(({rule, message}) => [rule, message])).toEqual([
    [
      'address-anchor',
      'The printed address /docs/guide#other names an anchor that /guide does not have.',
    ],
    ['address-target', 'The printed address /docs/none/ leads nowhere.'],
  ]);
});
