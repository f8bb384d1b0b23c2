import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect} from './test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects nothing against WCAG 2.2 AA or best practice in what the page shows now. */
export async function expectNoViolations(page: Page, state = 'the page'): Promise<void> {
  // No frame of another origin is looked into, so the second page that axe would open for those is spared.
  const axe = new AxeBuilder({page}).withTags(rules).setLegacyMode();
  const {violations, passes} = await axe.analyze();
  expect(passes.length, 'rules that looked at something').toBeGreaterThan(10);
  expect(
    violations.map(({id, nodes}) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
    state,
  ).toEqual([]);
}
