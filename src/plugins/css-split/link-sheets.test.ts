import {expect, test} from 'vitest';
import {classNamesIn, linkStylesheets} from './link-sheets.ts';

const classes = classNamesIn('.card_:hover,.grid_1 .title{color:red}.button{margin:0}');

test('only the class names of CSS modules and of reference pages count', () => {
  expect([...classes]).toEqual(['card_', 'grid_1']);
  expect([...classNamesIn('.markdown>.reference-facts{}')]).toEqual(['reference-facts']);
});

test('a page that uses a class is linked to the sheet, after the first sheet', () => {
  const html = '<head><link rel=stylesheet href=/a.css /></head><p class="x card_">';
  expect(linkStylesheets(html, [{href: '/pages.css', classes}])).toBe(
    '<head><link rel=stylesheet href=/a.css /><link rel="stylesheet" href="/pages.css"></head><p class="x card_">',
  );
});

test('a page that uses none, or is linked already, stays as it is', () => {
  const plain = '<link rel=stylesheet href=/a.css /><p class=button>';
  const linked =
    '<link rel=stylesheet href=/a.css /><link rel=stylesheet href=/pages.css /><p class=card_>';
  expect(linkStylesheets(plain, [{href: '/pages.css', classes}])).toBe(plain);
  expect(linkStylesheets(linked, [{href: '/pages.css', classes}])).toBe(linked);
});
