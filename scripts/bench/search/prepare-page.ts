import type {Page} from '@playwright/test';

/** What a prepared page has besides. */
export type Prepared = Window & {
  /** Calls back with the time after the frame that is drawn next. */
  afterPaint: (painted: (time: number) => void) => void;
};

/** Runs in the page. */
function addAfterPaint(): void {
  (window as unknown as Prepared).afterPaint = (painted) =>
    // The callback runs before the frame is drawn, the task after it.
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => painted(performance.now()));
      channel.port1.start();
      channel.port2.postMessage(null);
    });
}

/** Gives a page, before it is opened, what the functions need that measure in it. */
export async function preparePage(page: Page): Promise<void> {
  // The runner of these scripts wraps functions in a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(addAfterPaint);
}
