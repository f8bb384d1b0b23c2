import type {Page} from '@playwright/test';

/** Does a piece of work while the browser slows the page's own thread so many times. */
export async function slowDown<Result>(
  page: Page,
  rate: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate});
  try {
    return await work();
  } finally {
    await session.detach();
  }
}
