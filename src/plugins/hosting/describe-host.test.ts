import {expect, test} from 'vitest';
import {securityFile} from './describe-host.ts';

test('names the contact and its own address, and holds for less than a year', () => {
  const text = securityFile('https://a.test/x', 'https://b.test/y', new Date('2026-03-01T10:00Z'));
  expect(text).toBe(
    'Contact: https://a.test/x\nExpires: 2027-02-24T00:00:00Z\n' +
      'Preferred-Languages: en\nCanonical: https://b.test/y\n',
  );
});
