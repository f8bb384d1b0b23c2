import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {diskCache} from '../../content/disk-cache.ts';
import type {Finding} from '../../content/finding.ts';
import {readBuiltSite, type BuiltSite} from './built-site.ts';
import {checkHeads} from './heads.ts';
import {checkHtml} from './html.ts';
import {checkLinks} from './links.ts';
import {checkResources, checkSizes} from './media.ts';

const fixtures = 'tests/fixtures/built-site';
/** What the host of the sound site redirects. */
const redirects = {good: ['/start', '/begin', '/chat', '/talk'], bad: []};
const readAt = (folder: string, name: keyof typeof redirects, baseUrl = '/') =>
  readBuiltSite(folder, {
    url: 'https://example.com',
    baseUrl,
    redirects: redirects[name].map((from) => ({from})),
  });
const read = (name: keyof typeof redirects) => readAt(`${fixtures}/${name}`, name);

/** `file:line:column rule`, where it is and which rule it breaks. */
const brief = ({file, line, column, rule}: Finding) =>
  `${file.replace(`${fixtures}/`, '')}:${line}:${column} ${rule}`;

test('a sound site has no findings, and everything in it was looked at', async () => {
  const site = await read('good');
  const results = [checkHeads(site), checkResources(site), checkSizes(site), checkLinks(site)];
  expect(results.flatMap(({findings}) => findings)).toEqual([]);
  expect(results.map(({name, inspected}) => [name, inspected])).toEqual([
    ['heads', 2],
    ['resources', 8],
    ['sizes', 2],
    ['links', 7],
  ]);
});

test('a site below a base URL', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'below-base-'));
  cpSync(`${fixtures}/good`, folder, {recursive: true});
  for (const page of ['index.html', 'guide/index.html']) {
    const html = readFileSync(path.join(folder, page), 'utf8');
    writeFileSync(
      path.join(folder, page),
      html
        .replaceAll('"/', '"/tool/')
        .replaceAll('https://example.com/', 'https://example.com/tool/'),
    );
  }
  const findingsOf = (site: BuiltSite) =>
    [checkHeads(site), checkResources(site), checkLinks(site)].flatMap(({findings}) => findings);
  expect(findingsOf(await readAt(folder, 'good', '/tool/'))).toEqual([]);
  // The same pages at the root: every address that names the folder is wrong.
  expect(findingsOf(await readAt(folder, 'good')).length).toBeGreaterThan(10);
  rmSync(folder, {recursive: true});

  // A link that lacks the base URL is wrong.
  const {findings} = checkLinks(await readAt(`${fixtures}/good`, 'good', '/tool/'));
  expect(findings.map(({message}) => message).join()).toContain('leads to /guide#install, where');
});

test('a folder without a build is not an empty one', async () => {
  await expect(readAt(fixtures, 'good')).rejects.toThrow('npm run build');
});

describe('each rule finds what is wrong', () => {
  let site: BuiltSite;
  beforeAll(async () => {
    site = await read('bad');
  });

  test('files that are missing, exact to the case of each letter', () => {
    const {findings} = checkResources(site);
    expect(findings.map((one) => [brief(one), /names (\S+),/.exec(one.message)?.[1]])).toEqual([
      ['bad/guide/index.html:18:5 resource-target', 'https://example.com/other'],
      ['bad/index.html:32:5 resource-target', '/img/Card.png'],
      ['bad/index.html:33:5 resource-target', '/img/card@2x.png'],
    ]);
  });

  test('pictures without a size', () => {
    expect(checkSizes(site).findings.map(brief)).toEqual(['bad/index.html:31:5 image-size']);
  });

  test('links that lead nowhere, exact to the case of each letter, or whose label is empty', () => {
    const {findings} = checkLinks(site);
    expect(findings.map((one) => [brief(one), /"(.+?)"/.exec(one.message)?.[1]])).toEqual([
      ['bad/guide/index.html:23:8 link-target', 'Where it is not'],
      ['bad/index.html:25:19 link-target', 'Guide to tools'],
      ['bad/index.html:28:8 link-label', 'Here'],
      ['bad/index.html:29:8 link-label', 'https://example.com/guide'],
    ]);
  });

  test('heads', () => {
    const found = checkHeads(site).findings.map(({file, rule, message}) => [
      file.slice(fixtures.length + 5),
      rule,
      message.match(/(?<=tag )\S+|"Home"|"600"|https:\S+(?=\.)/)?.[0],
    ]);
    expect(found).toEqual([
      ['guide/index.html', 'head-tag', 'description'],
      ['guide/index.html', 'head-tag', 'og:image:height'],
      ['guide/index.html', 'head-tag', 'og:image:alt'],
      ['guide/index.html', 'canonical', 'https://example.com/other'],
      ['guide/index.html', 'head-tag', 'og:url'],
      ['index.html', 'title', '"Home"'],
    ]);
  });
});

describe('invalid HTML', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-html-'));
  afterAll(() => rmSync(folder, {recursive: true}));

  test('is found, and found again where nothing has changed', async () => {
    const site = await read('bad');
    const run = () => checkHtml(site, diskCache(folder));
    const {inspected, findings} = await run();
    expect(inspected).toBe(2);
    expect(
      findings.map(({file, line, rule}) => `${path.basename(path.dirname(file))}:${line} ${rule}`),
    ).toEqual(
      expect.arrayContaining([
        'bad:24 html/heading-level',
        'bad:26 html/no-dup-id',
        'bad:29 html/wcag/h30',
        'bad:30 html/wcag/h37',
        // A page without a language.
        'guide:2 html/element-required-attributes',
        'guide:24 html/no-implicit-close',
        'guide:24 html/close-order',
      ]),
    );
    expect((await run()).findings).toEqual(findings);
  });
});
