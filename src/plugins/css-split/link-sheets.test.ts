import {expect, test} from 'vitest';
import {classNamesIn, linkStylesheets} from './link-sheets.ts';

const classes = classNamesIn('.card_x1Yz:hover,.grid_-a_B .title{color:red}.button{margin:0}');

test('only the class names of CSS modules and of reference pages count', () => {
  expect([...classes]).toEqual(['card_x1Yz', 'grid_-a_B']);
  expect([...classNamesIn('.markdown>.reference-facts{}')]).toEqual(['reference-facts']);
});

test('a page that uses a class is linked to the sheet, after the first sheet', () => {
  const html = '<head><link rel=stylesheet href=/a.css /></head><p class="x card_x1Yz">';
  expect(linkStylesheets(html, [{href: '/pages.css', classes}])).toBe(
    '<head><link rel=stylesheet href=/a.css /><link rel="stylesheet" href="/pages.css"></head><p class="x card_x1Yz">',
  );
});

test('a page that uses none, or is linked already, stays as it is', () => {
  const plain = '<link rel=stylesheet href=/a.css /><p class=button>';
  const linked =
    '<link rel=stylesheet href=/a.css /><link rel=stylesheet href=/pages.css /><p class=card_x1Yz>';
  expect(linkStylesheets(plain, [{href: '/pages.css', classes}])).toBe(plain);
  expect(linkStylesheets(linked, [{href: '/pages.css', classes}])).toBe(linked);
});
