/** What TypeScript's own types leave out: https://wicg.github.io/layout-instability/ */
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: {node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly}[];
};

type Shift = {value: number; isArriving: boolean; moves: string[]};

/**
 * What has moved since navigation without an input that caused it, as the browser reports it: how much, whether
 * the page was still arriving, and of each element its box before and after. For `page.evaluate`.
 */
export const layoutShifts = () =>
  new Promise<Shift[]>((resolve) => {
    const [{domInteractive}] = performance.getEntriesByType('navigation') as [
      PerformanceNavigationTiming,
    ];
    const box = ({x, y, width, height}: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
    const all: Shift[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (!entry.hadRecentInput) {
          const moves = entry.sources.map(({node, previousRect, currentRect}) => {
            const {outerHTML} = (node instanceof Element ? node : node?.parentElement) ?? {};
            const [start] = outerHTML?.split('>') ?? ['gone'];
            return `${start}> from ${box(previousRect)} to ${box(currentRect)}`;
          });
          const isArriving = entry.startTime < domInteractive;
          all.push({value: entry.value, isArriving, moves});
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(all)));
  });
