import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, expect, test, vi} from 'vitest';
import development, {findingsFile} from './index.ts';

const siteDir = mkdtempSync(path.join(tmpdir(), 'development-'));
afterAll(() => rmSync(siteDir, {recursive: true}));
const load = () => development({siteDir, baseUrl: '/'} as LoadContext);

test('a build has none of it', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(load()).toBeNull();
});

test('pages get what the checks have found, and nothing before they have', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const plugin = load()!;
  expect(await plugin.loadContent!()).toEqual([]);
  mkdirSync(path.join(siteDir, path.dirname(findingsFile)), {recursive: true});
  writeFileSync(path.join(siteDir, findingsFile), '["docs/a.mdx:1:1 length Short."]');
  expect(await plugin.loadContent!()).toEqual(['docs/a.mdx:1:1 length Short.']);
  expect(plugin.getPathsToWatch!()).toEqual([findingsFile]);
});
