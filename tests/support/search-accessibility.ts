import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect} from './test.ts';

/** How the search is looked at: in both modes, wide and narrow. */
export const searchViews = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [1280, 375].map((width) => ({colorScheme, viewport: {width, height: 800}})),
);

/** Finds no violation in the page as it is. */
export async function checkAccessibility(page: Page, state: string): Promise<void> {
  const {violations, passes} = await new AxeBuilder({page}).analyze();
  expect(passes.length).toBeGreaterThan(10);
  expect(violations, state).toEqual([]);
}
