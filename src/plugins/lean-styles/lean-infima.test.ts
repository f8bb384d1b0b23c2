import {parse} from 'postcss';
import {expect, test} from 'vitest';
import {dropOverriddenVariables, dropUnreadVariables, variablesRead} from './lean-infima.ts';

test('the custom properties that a text reads', () => {
  expect(variablesRead('a{color:var(--ink);margin:calc(var( --gap ) * 2)}--not: 1')).toEqual([
    '--ink',
    '--gap',
  ]);
});

test('properties that nothing reads go, and then those that only they read', () => {
  const sheet = parse(':root{--a:1;--b:var(--a);--c:2;--d:3}p{margin:var(--c)}');
  dropUnreadVariables(sheet, new Set(['--d']));
  expect(sheet.toString()).toBe(':root{--c:2;--d:3}p{margin:var(--c)}');
});

test('properties that the site declares anew go from the colour modes, and stay elsewhere', () => {
  const sheet = parse(":root{--a:1;--b:2}html[data-theme='dark']{--a:3}.navbar{--a:4}");
  dropOverriddenVariables(sheet, ':root {\n  --a: var(--ink);\n}');
  expect(sheet.toString()).toBe(":root{--b:2}html[data-theme='dark']{}.navbar{--a:4}");
});
