import type {Page} from '@playwright/test';

type Timed = Window & {answeredAt: number; paintedAfter: () => Promise<number>};

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
  timed.paintedAfter = () =>
    new Promise((resolve) => {
      let pressed = 0;
      let painted = 0;
      const onKey = ({timeStamp}: Event) => {
        pressed = timeStamp;
      };
      window.addEventListener('keydown', onKey, {capture: true, once: true});
      const observer = new MutationObserver(() => {
        if (timed.answeredAt > pressed && pressed > 0) {
          // The callback runs before the frame is drawn, the task after it.
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.addEventListener('message', () => {
              painted = performance.now();
            });
            channel.port1.start();
            channel.port2.postMessage(null);
          });
        }
      });
      observer.observe(document.querySelector('.DocSearch-Dropdown')!, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      let last = -1;
      const settle = setInterval(() => {
        // Quiet for two rounds: the results of this key are complete.
        if (painted > 0 && painted === last) {
          clearInterval(settle);
          observer.disconnect();
          resolve(painted - pressed);
        }
        last = painted;
      }, 120);
    });
}

/**
 * Types queries letter by letter into the search of the page and takes the time from each key press
 * to its painted results, in milliseconds. Keys that change nothing are not counted.
 */
export async function measurePaint(
  page: Page,
  address: string,
  queries: readonly string[],
  slowdown: number,
): Promise<number[]> {
  await page.addInitScript(noteAnswers);
  await page.goto(address, {waitUntil: 'networkidle'});
  // The runner of this script wraps functions in a helper that the page does not have.
  await page.evaluate('globalThis.__name = (value) => value');
  await page.getByRole('button', {name: 'Search', exact: true}).first().click();
  const field = page.getByPlaceholder('Search docs').last();
  await field.fill('qqqqzzzz');
  await page.getByText('No results for').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  const times: number[] = [];
  for (const query of queries) {
    await field.fill('');
    for (const letter of query) {
      await page.evaluate(watchNextPaint);
      const painted = page.evaluate(() =>
        Promise.race([
          (window as unknown as Timed).paintedAfter(),
          new Promise<null>((resolve) => {
            setTimeout(() => resolve(null), 1500);
          }),
        ]),
      );
      await page.keyboard.type(letter);
      const time = await painted;
      if (time !== null) {
        times.push(time);
      }
    }
  }
  await session.detach();
  return times;
}
