import {expect, test} from 'vitest';
import {darkMode} from './dark-sheet.ts';

test('says of a page without a mode what the sheet says of a dark one', () => {
  const css = [
    '@layer infima{html{margin:0}html[data-theme=dark]{--scheme:dark}}',
    ':root{--paper:#fff}@media not print{[data-theme=dark]{--paper:#000;--ink:#fff}}',
    ':root,[data-theme=dark]{--size:1rem}.card{color:red}',
  ].join('');
  expect(darkMode(css)).toBe(
    'html:not([data-theme]){--scheme:dark}html:not([data-theme]){--paper:#000;--ink:#fff}',
  );
});

test('shows what only the dark mode has, and hides what only the light one has', () => {
  const css = [
    '@media print,(forced-colors:active){html[data-theme=dark] .b{display:none}}',
    '[data-theme=light] .a,[data-theme=dark] .b,html:not([data-theme]) .a{display:initial}',
    'html:not([data-theme=dark]) .night{display:none}html[data-theme=dark] .day{display:none}',
  ].join('');
  expect(darkMode(css)).toBe(
    [
      'html:not([data-theme]) .b{display:initial}html:not([data-theme]) .a{display:none}',
      'html:not([data-theme]) .night{display:block}html:not([data-theme]) .day{display:none}',
    ].join(''),
  );
});

test('a sheet without a dark mode is an error', () => {
  expect(() => darkMode(':root{--paper:#fff}')).toThrow('src/css/tokens.css');
});
