import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {codeInLines, numbersInRow} from '../support/page-tables.ts';

const require = createRequire(`${process.cwd()}/api/package.json`);

test('the page of permissions has a row for each one that the package needs', () => {
  const {list} = require('@remotion/cloudrun/permissions.json') as {list: {name: string}[]};
  expect(codeInLines('cloudrun/permissions', /^\| `[^`]+`/gm)).toEqual(list.map(({name}) => name));
});

test('the tables of limits have the defaults of the package', () => {
  const defaults = require('@remotion/cloudrun/defaults');
  const {DEFAULT_TIMEOUT, DEFAULT_MIN_INSTANCES, DEFAULT_MAX_INSTANCES} = defaults;
  expect(numbersInRow('cloudrun', 'Render time')[0]).toBe(DEFAULT_TIMEOUT);
  expect(numbersInRow('cloudrun/limits', 'Render time')[0]).toBe(DEFAULT_TIMEOUT);
  expect(numbersInRow('cloudrun/limits', 'Simultaneous renders')).toEqual([DEFAULT_MAX_INSTANCES]);
  expect(numbersInRow('cloudrun/instancecount', '`minInstances`')).toEqual([DEFAULT_MIN_INSTANCES]);
  expect(numbersInRow('cloudrun/instancecount', '`maxInstances`')).toEqual([DEFAULT_MAX_INSTANCES]);
});

test('a service has the version with hyphens, as the scripts that compare it expect', () => {
  const {parseServiceName} = require(
    `${process.cwd()}/api/node_modules/@remotion/cloudrun/dist/api/helpers/parse-service-name.js`,
  );
  const name = 'projects/p/locations/us-east1/services/remotion-4-0-293-mem2gi-cpu1-0-t300';
  expect(parseServiceName(name, 'us-east1').remotionVersion).toBe('4-0-293');
  expect(() => parseServiceName('remotion-web', 'us-east1')).toThrow(
    'Could not parse service name',
  );
});

test('a light client loads neither the command line nor a bundler, as its page says', () => {
  require('@remotion/cloudrun/client');
  const loaded = Object.keys(require.cache).join('\n');
  expect(loaded).toContain('@remotion/cloudrun/dist/client.js');
  expect(loaded).not.toMatch(
    /node_modules\/(?:webpack|esbuild|@remotion\/(?:cli|bundler|studio-server))\//,
  );
});
