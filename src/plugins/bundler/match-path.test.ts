import * as router from 'react-router';
import {expect, test} from 'vitest';
import {matchPath} from './match-path.ts';

const addresses = [
  '/docs',
  '/docs/',
  '/docs/a',
  '/Docs/A/',
  '/docs/ab',
  '/docs/a/b',
  '/docs/a%20b',
];
const patterns = [
  '/docs',
  '/docs/',
  '/docs/a',
  '/docs/a/',
  '/docs/:name',
  '/docs/(a|ab)',
  '*',
  '/docs/a%20b',
];

test('a path matches an address where the router says so', () => {
  const compared = addresses.flatMap((address) =>
    patterns.flatMap((path) =>
      [{path, exact: true}, {path, exact: true, strict: true}, {path}].map((options) => {
        const match = router.matchPath(address, options);
        expect([address, options, matchPath(address, options)]).toEqual([address, options, match]);
        return match !== null;
      }),
    ),
  );
  expect(new Set(compared)).toEqual(new Set([true, false]));
});
