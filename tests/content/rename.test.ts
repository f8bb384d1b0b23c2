import {readdirSync, readFileSync} from 'node:fs';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {copyCaches} from '../support/copy-caches.ts';
import {copySite, type SiteCopy} from '../support/site-copy.ts';

const queries = 'tests/search/queries.yml';

let site: SiteCopy;
beforeAll(() => {
  site = copySite();
  copyCaches(site.folder);
  site.write(queries, readFileSync(queries, 'utf8'));
});
afterAll(() => site.remove());

const minutes = 60_000;

test('after a page was renamed the checks find nothing', {timeout: 4 * minutes}, () => {
  const name = aGuide();
  const page = `docs/${name}.mdx`;
  const renamed = site.run('tsx', 'scripts/rename-page.mts', page, 'docs/a/new-name.mdx');
  expect(renamed.output).toContain('Wrote docs/a/new-name.mdx');
  const {output} = site.run('tsx', 'scripts/check-content.mts', '--brief');
  expect(output).toMatch(/^Nothing found in \d+ files/m);

  site.replace('src/config/hosting.ts', `['/docs/${name}', '/docs/a/new-name'],`, '');
  const gone = site.run('tsx', 'scripts/check-content.mts', '--brief');
  expect(gone.output).toContain(
    `published-address /docs/${name} was published, and is no page and no redirect. Add ['/docs/${name}', `,
  );
});

/** Any guide with relative links, by its name: which pages there are is for authors to say. */
const aGuide = (): string =>
  readdirSync(`${site.folder}/docs`)
    .filter((file) => file.endsWith('.mdx'))
    .find((file) => /^kind: guide$.*\]\(\.\//ms.test(site.read(`docs/${file}`)))!
    .replace('.mdx', '');
