import {execFileSync} from 'node:child_process';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, afterEach, beforeAll, expect, test, vi} from 'vitest';
import config from '../../docusaurus.config.ts';
import {linkTo, type LinkKey} from '../../src/config/links.ts';
import catalog from '../../src/plugins/catalog/index.ts';
import {copyCaches} from '../support/copy-caches.ts';
import {copySite, type SiteCopy} from '../support/site-copy.ts';

const minute = 60_000;

/**
 * What stops a build. The parts of the build that do so are called as the generator calls them; one
 * build as a whole proves that their errors reach the terminal.
 */
let site: SiteCopy;
beforeAll(() => {
  site = copySite();
  copyCaches(site.folder);
}, minute);
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});
afterAll(() => site.remove(), minute);

const doc = (frontMatter: string) =>
  `---\ntitle: A page\ndescription: A page that exists only to see how a wrong one is reported to its author.\nkind: guide\n${frontMatter}---\n\nText.\n`;

test('a build stops at an unknown front-matter key, and names it', {timeout: 5 * minute}, () => {
  site.write('docs/bad.mdx', doc('sidebar_lable: Bad\n'));
  const {ok, output} = site.run('tsx', 'scripts/build-site.mts');
  site.delete('docs/bad.mdx');
  expect(ok).toBe(false);
  expect(output).toMatch(/^docs\/bad\.mdx:5:1 front-matter sidebar_lable .*sidebar_label\?/m);
  expect(output).not.toMatch(/^\s+at /m);
});

test('what the generator finds by itself stops the build', () => {
  expect(config).toMatchObject({
    onBrokenLinks: 'throw',
    onDuplicateRoutes: 'throw',
    markdown: {hooks: {onBrokenMarkdownImages: 'throw'}},
  });
});

test('a bad expert is reported with file, line, rule, field and hint', async () => {
  expect(config.plugins).toContain('./src/plugins/catalog/index.ts');
  site.replace('src/data/experts/karel-nagel.yaml', 'https://asius.ai/', 'http://asius.ai/');
  const plugin = catalog({siteDir: site.folder, baseUrl: '/'} as LoadContext);
  const {message} = await Promise.resolve(plugin.loadContent!()).then(
    () => new Error('nothing'),
    (error: Error) => error,
  );
  expect(message).toMatch(
    /src\/data\/experts\/karel-nagel\.yaml:\d+:1 record website must .*https.*\. Write /,
  );
  expect(message.split('karel-nagel.yaml')).toHaveLength(2);
});

test('an unknown key of the address book is reported with the known ones', () => {
  expect(() => linkTo('mediaParzer' as LinkKey)).toThrow(
    /src\/config\/links\.ts .*"mediaParzer"[^]*home, docs, gettingStarted, api,/,
  );
});

test('a service that is configured by half is reported with what is missing', async () => {
  vi.stubEnv('SEARCH_APP_ID', 'TESTAPP');
  await expect(import('../../src/config/env.ts')).rejects.toThrow(
    /SEARCH_APP_ID is set but SEARCH_API_KEY, SEARCH_INDEX_NAME are not/,
  );
});

test.each(['git@github.com:owner/name.git', 'https://github.com/owner', 'owner/name'])(
  'the repository %s is reported with the form it should have',
  async (address) => {
    vi.resetModules();
    vi.unstubAllEnvs();
    vi.stubEnv('SITE_REPOSITORY', address);
    await expect(import('../../src/config/env.ts')).rejects.toThrow(
      `SITE_REPOSITORY is ${address.replace('.git', '')}. Write it as https://github.com/owner/name.`,
    );
  },
);

test.each(['docs.example.com', 'https://example.com/docs', 'https://'])(
  'the address %s of the site is reported with the form it should have',
  async (address) => {
    vi.stubEnv('SITE_URL', address);
    await expect(import('../../src/config/env.ts')).rejects.toThrow(
      `SITE_URL is ${address}. Write it as https://docs.example.com; a folder of the host goes into SITE_BASE_URL.`,
    );
  },
);

test('the type check reads pages, plugins, checks and scripts', {timeout: minute}, () => {
  const files = execFileSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '-p', '.', '--listFilesOnly'],
    {encoding: 'utf8', maxBuffer: 64 * 1024 * 1024},
  );
  for (const file of [
    'docusaurus.config.ts',
    'src/pages/index.tsx',
    'src/plugins/catalog/index.ts',
    'src/checks/run-checks.ts',
    'scripts/check-content.mts',
    'tests/content/bad-input.test.ts',
  ]) {
    expect(files).toContain(`/${file}\n`);
  }
});
