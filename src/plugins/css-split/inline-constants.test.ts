import {expect, test} from 'vitest';
import {inlineConstants} from './inline-constants.ts';

const inlined = (css: string, ...scripts: string[]) => inlineConstants({'a.css': css}, scripts);

test('what has one value for the whole page stands where it is used, in every sheet', () => {
  expect(
    inlineConstants(
      {
        'a.css': ':root{--gap:1rem;--half:calc(var(--gap)/2)}p{margin:var( --half )}',
        'b.css': 'a{padding:var(--gap) 0}',
      },
      [],
    ),
  ).toEqual({
    'a.css': ':root{}p{margin:calc(1rem/2)}',
    'b.css': 'a{padding:1rem 0}',
  });
  expect(inlined("@layer x{:root,[data-theme='dark']{--a:1px}}p{width:var(--a)}")).toEqual({
    'a.css': "@layer x{:root,[data-theme='dark']{}}p{width:1px}",
  });
});

test.each([
  [':root{--a:1px}[data-theme=dark]{--a:2px}p{width:var(--a)}', 'two color modes'],
  [':root{--a:1px}@media print{:root{--a:2px}}p{width:var(--a)}', 'another value in print'],
  ['@media print{:root{--a:2px}}p{width:var(--a)}', 'no value on screens'],
  ['.card{--a:1px}p{width:var(--a)}', 'a value in a part of the page'],
  [':root{--a:1px}p{width:var(--a,3px)}', 'a value to fall back on'],
  [':root{--a:inherit}p{color:var(--a)}', 'a keyword that depends on its place'],
])('%s stays: %s', (css) => {
  expect(inlined(css)).toEqual({'a.css': css});
});

test('what a script names stays', () => {
  const css = ':root{--played:0}p{width:var(--played)}';
  expect(inlined(css, "style.setProperty('--played', '1')")).toEqual({'a.css': css});
});
