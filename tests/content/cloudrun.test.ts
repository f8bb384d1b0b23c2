import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, test} from 'vitest';

const require = createRequire(`${process.cwd()}/api/package.json`);

/** What the first cells of table rows, or all their cells, have in backticks. */
const codeInRows = (page: string, row: RegExp): string[] =>
  (readFileSync(page, 'utf8').match(row) ?? []).flatMap((line) =>
    [...line.matchAll(/`([^`]+)`/g)].map(([, code]) => code!),
  );

test('the page of permissions has a row for each one that the package needs', () => {
  const {list} = require('@remotion/cloudrun/permissions.json') as {list: {name: string}[]};
  expect(codeInRows('docs/cloudrun/permissions.mdx', /^\| `[^`]+`/gm)).toEqual(
    list.map(({name}) => name),
  );
});

test('the overview lists the regions of the package', () => {
  const {GCP_REGIONS} = require('@remotion/cloudrun/regions') as {GCP_REGIONS: string[]};
  const areas = /^\| (?:Americas|Europe|Asia|Australia|Middle East) \|.*$/gm;
  expect(codeInRows('docs/cloudrun.mdx', areas).toSorted()).toEqual(GCP_REGIONS.toSorted());
});

test('a light client loads neither the command line nor a bundler, as its page says', () => {
  require('@remotion/cloudrun/client');
  const loaded = Object.keys(require.cache).join('\n');
  expect(loaded).toContain('@remotion/cloudrun/dist/client.js');
  expect(loaded).not.toMatch(
    /node_modules\/(?:webpack|esbuild|@remotion\/(?:cli|bundler|studio-server))\//,
  );
});
