import {expect, test} from 'vitest';
import {familyOf} from './families.ts';

test('the narrowest tag decides, whatever the order', () => {
  expect(familyOf(['data visualization', 'map'])).toBe(familyOf(['map']));
  expect(familyOf(['tool', 'music'])).toBe(familyOf(['music']));
  expect(familyOf(['education', 'code'])).toBe(familyOf(['code']));
});

test('what belongs to no family is drawn as a tool', () => {
  expect(familyOf(['template', 'open source']).tags).toEqual(['tool']);
});
