import type {Page} from '@playwright/test';
import type {Prepared} from './prepare-page.ts';
import {slowDown} from './slow-down.ts';

type Timed = Prepared & {
  /** When the worker answered last. */
  answeredAt: number;
  /** Milliseconds from the key to its painted results; null if it changed nothing. */
  painted: Promise<number | null>;
};

/** Runs in the page before its scripts: notes when the worker answers. */
function noteAnswers(): void {
  const timed = window as unknown as Timed;
  timed.answeredAt = 0;
  const Original = window.Worker;
  window.Worker = class extends Original {
    constructor(...of: ConstructorParameters<typeof Worker>) {
      super(...of);
      this.addEventListener('message', () => {
        timed.answeredAt = performance.now();
      });
    }
  };
}

/**
 * Runs in the page before a key is pressed: takes the time from the key to the frame that shows its
 * results. That is the frame after the last change of the list which the answer caused.
 */
function watchNextPaint(): void {
  const timed = window as unknown as Timed;
  const round = 120;
  const limit = 3000;
  let pressed = Number.POSITIVE_INFINITY;
  let painted = 0;
  const onKey = ({timeStamp}: Event) => {
    pressed = timeStamp;
  };
  window.addEventListener('keydown', onKey, {capture: true, once: true});
  const observer = new MutationObserver(() => {
    if (timed.answeredAt > pressed) {
      timed.afterPaint((time) => {
        painted = time;
      });
    }
  });
  observer.observe(document.querySelector('.DocSearch-Dropdown')!, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  timed.painted = new Promise((resolve, reject) => {
    const since = performance.now();
    let last = 0;
    const settle = setInterval(() => {
      const isLate = performance.now() - since > limit;
      // What did not change for a round is complete.
      if (isLate || (painted > 0 && painted === last)) {
        clearInterval(settle);
        observer.disconnect();
        if (timed.answeredAt <= pressed) {
          reject(new Error(`No answer within ${limit} ms`));
        }
        resolve(painted > 0 ? painted - pressed : null);
      }
      last = painted;
    }, round);
  });
}

/**
 * Types queries letter by letter into the search of the page and takes the time from each key press
 * to its painted results, in milliseconds. Keys that change nothing are not counted.
 * @param page prepared, not yet open
 */
export async function measurePaint(
  page: Page,
  address: string,
  queries: readonly string[],
  slowdown: number,
): Promise<number[]> {
  await page.addInitScript(noteAnswers);
  await page.goto(address, {waitUntil: 'networkidle'});
  await page.getByRole('button', {name: 'Search', exact: true}).first().click();
  const field = page.getByPlaceholder('Search docs').last();
  await field.fill('qqqqzzzz');
  await page.getByText('No results for').waitFor();
  const times: number[] = [];
  await slowDown(page, slowdown, async () => {
    for (const query of queries) {
      await field.fill('');
      for (const letter of query) {
        await page.evaluate(watchNextPaint);
        await page.keyboard.type(letter);
        const time = await page.evaluate(() => (window as unknown as Timed).painted);
        if (time !== null) {
          times.push(time);
        }
      }
    }
  });
  return times;
}
