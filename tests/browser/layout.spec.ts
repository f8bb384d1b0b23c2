import {eachPageKind, plannedNotFound} from '../support/page-kinds.ts';
import {serveInPieces} from '../support/serve-in-pieces.ts';
import {sites} from '../support/sites.ts';
import {test as base, expect, hydrated} from '../support/test.ts';

const widths = [375, 768, 1280] as const;

/** How much may move while the page itself arrives: a tenth of what browsers' makers call good. */
const arrivalLimit = 0.01;

/** What TypeScript's own types leave out: https://wicg.github.io/layout-instability/ */
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: {node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly}[];
};

type Shift = {value: number; isArriving: boolean; moves: string[]};

/** What has moved since navigation without an input that caused it, as the browser reports it: element, from, to. */
const shifts = () =>
  new Promise<Shift[]>((resolve) => {
    const [{domInteractive}] = performance.getEntriesByType('navigation') as [
      PerformanceNavigationTiming,
    ];
    const place = ({x, y, width, height}: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
    const all: Shift[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (!entry.hadRecentInput) {
          const moves = entry.sources.map(({node, previousRect, currentRect}) => {
            const {outerHTML} = (node instanceof Element ? node : node?.parentElement) ?? {};
            const [start] = outerHTML?.split('>') ?? ['gone'];
            return `${start}> from ${place(previousRect)} to ${place(currentRect)}`;
          });
          const isArriving = entry.startTime < domInteractive;
          all.push({value: entry.value, isArriving, moves});
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(all)));
  });

const test = base.extend<object, {slowSite: string}>({
  slowSite: [
    // Playwright reads from the pattern which fixtures are wanted: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const {url, close} = await serveInPieces(sites.bare.url);
      await use(url);
      close();
    },
    {scope: 'worker'},
  ],
  baseURL: ({slowSite}, use) => use(slowSite),
});

test.use({plannedErrors: [plannedNotFound]});

for (const width of widths) {
  test.describe(`${width} px wide`, () => {
    test.use({viewport: {width, height: 800}});

    for (const [kind, address] of eachPageKind) {
      test(`${kind} fits, and keeps still while it loads`, async ({page}) => {
        await page.goto(address, {waitUntil: 'load'});
        await hydrated(page);
        await page.mouse.wheel(0, 600);
        await page.waitForLoadState('networkidle');
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, 'pixels of horizontal overflow').toBeLessThanOrEqual(0);
        const all = await page.evaluate(shifts);
        const arrived = all.filter(({isArriving}) => !isArriving);
        expect(arrived, 'what moved in a page that is there').toEqual([]);
        const sum = all.reduce((value, shift) => value + shift.value, 0);
        expect(sum, JSON.stringify(all, null, 2)).toBeLessThan(arrivalLimit);
      });
    }
  });
}
