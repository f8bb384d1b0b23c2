import {expect, test} from 'vitest';
import {publicProfiles} from './public-profiles.ts';

test('profiles become whole addresses', () => {
  expect(
    publicProfiles({
      website: 'https://jane.example',
      x: 'jane',
      github: 'jd',
      linkedin: 'in/jane/',
    }),
  ).toEqual([
    {label: 'Website', href: 'https://jane.example'},
    {label: 'X', href: 'https://x.com/jane'},
    {label: 'GitHub', href: 'https://github.com/jd'},
    {label: 'LinkedIn', href: 'https://www.linkedin.com/in/jane/'},
  ]);
});

test('a profile that is not there is no link', () => {
  expect(publicProfiles({github: 'jd'})).toEqual([
    {label: 'GitHub', href: 'https://github.com/jd'},
  ]);
});
