import postcss, {parse, type Root} from 'postcss';
import {expect, test} from 'vitest';
import {
  dropOverriddenVariables,
  dropUnreadVariables,
  purgeInfima,
  variablesRead,
} from './purge-infima.ts';

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

test('classes that nothing names go, though the sheet is put in a layer', async () => {
  const names = ['margin--none', 'margin--xs', 'margin--sm', 'margin--md', 'theme-no-script'];
  const css = names.map((name) => `.${name}{color:red}`).join('\n');
  const putInLayer = {
    postcssPlugin: 'put-in-layer',
    Once(sheet: Root) {
      const {nodes} = sheet.clone();
      sheet.removeAll();
      sheet.append({type: 'atrule', name: 'layer', params: 'infima', nodes} as never);
    },
  };
  const purging = purgeInfima(['src/config'], 'src/css/infima.css');
  const {css: left} = await postcss([purging, putInLayer]).process(css, {from: '/infima/all.css'});
  expect(left).toMatch(/^@layer infima/);
  expect(names.filter((name) => left.includes(name))).toEqual([]);
});
