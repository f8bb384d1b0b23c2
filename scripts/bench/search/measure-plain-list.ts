import type {Page} from '@playwright/test';
import type {Prepared} from './prepare-page.ts';
import {slowDown} from './slow-down.ts';

type Timed = Prepared & {times: number[]};

/** Milliseconds that the answer takes in place of a search. */
const answersAfter = 5;

/**
 * Runs in the page: a field in a modal dialog, whose every letter replaces twenty lines below it, in the
 * markup and the styles of the search but without a library.
 */
function showPlainList(delay: number): void {
  const timed = window as unknown as Timed;
  timed.times = [];
  document.body.classList.add('DocSearch--active');
  const dialog = document.createElement('dialog');
  dialog.className = 'search-dialog';
  dialog.innerHTML = `<div class="DocSearch-Container"><div class="DocSearch-Modal">
    <div class="DocSearch-SearchBar"><input class="DocSearch-Input"></div>
    <div class="DocSearch-Dropdown"></div></div></div>`;
  document.body.append(dialog);
  dialog.showModal();
  let drawn = 0;
  const line = () => `<li class="DocSearch-Hit">
    <a class="search-hit" data-type="lvl2" href="/${++drawn}">
    <span class="search-hit-title">Section ${drawn} with a <mark>mark</mark> in it</span>
    <span class="search-hit-detail">The page of section ${drawn}</span></a></li>`;
  const group = () =>
    `<section class="DocSearch-Hits"><div class="DocSearch-Hit-source">Group</div>
    <ul>${Array.from({length: 5}, line).join('')}</ul></section>`;
  const draw = (pressed: number) => {
    dialog.querySelector('.DocSearch-Dropdown')!.innerHTML = Array.from({length: 4}, group).join(
      '',
    );
    timed.afterPaint((time) => timed.times.push(time - pressed));
  };
  const field = dialog.querySelector('input')!;
  field.addEventListener('keydown', ({timeStamp}) => setTimeout(() => draw(timeStamp), delay));
  field.focus();
}

/**
 * What the browser alone takes on this machine from a key press to twenty painted lines, in milliseconds:
 * no search is faster.
 * @param page prepared; the search was opened and closed in it, so its styles are there
 */
export async function measurePlainList(
  page: Page,
  text: string,
  slowdown: number,
): Promise<number[]> {
  await page.evaluate(showPlainList, answersAfter);
  await slowDown(page, slowdown, async () => {
    for (const letter of text) {
      await page.keyboard.type(letter);
      await page.waitForTimeout(500);
    }
  });
  return page.evaluate(() => (window as unknown as Timed).times);
}
