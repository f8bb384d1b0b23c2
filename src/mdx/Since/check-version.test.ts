import {expect, test} from 'vitest';
import {checkVersion} from './check-version.ts';

test.each(['4.0.293', '4.0.120', '4.0.9', '3.3.999', '1.0.0'])(
  '%s is a version of then',
  (version) => {
    expect(() => checkVersion(version, '4.0.293')).not.toThrow();
  },
);

test.each(['4.0', 'v4.0.1', '', '4.0.1-beta'])('%j is not a version', (version) => {
  expect(() => checkVersion(version, '4.0.293')).toThrow('is not a version. Write three numbers');
});

test.each(['4.0.294', '4.1.0', '5.0.0', '4.0.1000'])('%s has yet to come', (version) => {
  expect(() => checkVersion(version, '4.0.293')).toThrow('is later than 4.0.293');
});
