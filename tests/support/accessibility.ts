import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect} from './test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects nothing against WCAG 2.2 AA or best practice in what the page shows now.
 * @param only rules to ask for, if not all
 * @param without rules to leave out
 * @param within selector of the part to look into, if not the whole page
 */
export async function expectNoViolations(
  page: Page,
  state = 'the page',
  {only, without = [], within}: {only?: string[]; without?: string[]; within?: string} = {},
): Promise<void> {
  // No frame of another origin is looked into, so the second page that axe would open for those is spared.
  // Of what passes its elements are not asked for: to describe them takes as long as to read them.
  // Once read, a page has axe, which takes as long to bring as some rules to run.
  const hasAxe = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({page, axeSource: hasAxe ? ';' : undefined})
    .setLegacyMode()
    .options({resultTypes: ['violations']});
  if (within) {
    axe.include(within);
  }
  const {violations, passes} = await (
    only ? axe.withRules(only) : axe.withTags(rules).disableRules(without)
  ).analyze();
  const least = within ? 5 : 10;
  expect(passes.length, 'rules that looked at something').toBeGreaterThan(only ? 0 : least);
  expect(
    violations.map(({id, nodes}) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
    state,
  ).toEqual([]);
}
