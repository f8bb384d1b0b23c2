import {eachPageKind, plannedNotFound} from '../support/page-kinds.ts';
import {expect, hydrated, test} from '../support/test.ts';

/** What TypeScript's own types leave out: https://wicg.github.io/layout-instability/ */
type LayoutShift = PerformanceEntry & {
  hadRecentInput: boolean;
  sources: {node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly}[];
};

const widths = [375, 768, 1280] as const;

/** What has moved since navigation without an input that caused it, as the browser reports it: element, from, to. */
const moved = () =>
  new Promise<string[]>((resolve) => {
    const place = ({x, y, width, height}: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
    const moves: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        for (const {node, previousRect, currentRect} of entry.hadRecentInput ? [] : entry.sources) {
          const {outerHTML} = (node instanceof Element ? node : node?.parentElement) ?? {};
          const [start] = outerHTML?.split('>') ?? ['gone'];
          moves.push(`${start}> from ${place(previousRect)} to ${place(currentRect)}`);
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(moves)));
  });

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
        expect(await page.evaluate(moved), 'what moved').toEqual([]);
      });
    }
  });
}
