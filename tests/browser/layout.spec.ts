import {layoutShifts} from '../support/layout-shifts.ts';
import {eachPageKind, plannedNotFound} from '../support/page-kinds.ts';
import {expect, hydrated, test} from '../support/test.ts';

const widths = [375, 768, 1280] as const;

test.use({plannedErrors: [plannedNotFound]});

for (const width of widths) {
  test.describe(`${width} px wide`, () => {
    test.use({viewport: {width, height: 800}});

    for (const [kind, address] of eachPageKind) {
      test(`${kind} fits and nothing moves while it loads`, async ({page}) => {
        await page.goto(address, {waitUntil: 'load'});
        await hydrated(page);
        await page.mouse.wheel(0, 600);
        await page.waitForLoadState('networkidle');
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, 'pixels of horizontal overflow').toBeLessThanOrEqual(0);
        expect(await page.evaluate(layoutShifts), 'what moved').toEqual([]);
      });
    }
  });
}
