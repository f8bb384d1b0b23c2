import AxeBuilder from '@axe-core/playwright';
import {eachPageKind, plannedNotFound} from '../support/page-kinds.ts';
import {expect, hydrated, test} from '../support/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const views = [
  {name: 'light', colorScheme: 'light', viewport: {width: 1280, height: 800}},
  {name: 'dark', colorScheme: 'dark', viewport: {width: 1280, height: 800}},
  {name: 'mobile', colorScheme: 'light', viewport: {width: 375, height: 812}},
] as const;

for (const {name: view, ...use} of views) {
  test.describe(`accessibility, ${view}`, () => {
    test.use({...use, plannedErrors: [plannedNotFound], reducedMotion: 'reduce'});

    for (const [kind, address] of eachPageKind) {
      test(`${kind} has no violation of WCAG 2.2 AA or best practice`, async ({page}) => {
        await page.goto(address);
        await hydrated(page);
        const {violations, passes} = await new AxeBuilder({page}).withTags(rules).analyze();
        expect(passes.length, 'rules that looked at something').toBeGreaterThan(10);
        const found = violations.map(
          ({id, nodes}) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`,
        );
        expect(found).toEqual([]);
      });
    }
  });
}
