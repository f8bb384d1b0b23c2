import {afterAll, beforeAll, expect, test} from 'vitest';
import {copyCaches} from '../support/copy-caches.ts';
import {copySite, type SiteCopy} from '../support/site-copy.ts';

let site: SiteCopy;
beforeAll(() => {
  site = copySite();
  copyCaches(site.folder);
});
afterAll(() => site.remove());

const minutes = 60_000;

test('after a page was renamed the checks find nothing', {timeout: 4 * minutes}, () => {
  expect(site.read('docs/layers.mdx')).toContain('./');
  const renamed = site.run('tsx', 'scripts/rename-page.mts', '/docs/layers', 'docs/a/stacking.mdx');
  expect(renamed.output).toContain('Wrote docs/a/stacking.mdx');
  const {output} = site.run('tsx', 'scripts/check-content.mts', '--brief');
  expect(output).toMatch(/^Nothing found in \d+ files/m);

  site.replace('src/config/hosting.ts', "['/docs/layers', '/docs/a/stacking'],", '');
  const gone = site.run('tsx', 'scripts/check-content.mts', '--brief');
  expect(gone.output).toMatch(
    /^src\/data\/published-addresses\.txt:\d+:1 published-address \/docs\/layers was published, and is no page and no redirect\. Add \['\/docs\/layers', /m,
  );
});
