import type {Page} from './page.ts';

/**
 * A function of one page alone, whose value is kept with the page until its text changes.
 * @param derive returns what JSON can hold
 */
export const derived =
  <Value>(name: string, derive: (page: Page) => Value) =>
  (page: Page): Value => {
    const values = page.derived ?? {};
    values[name] ??= derive(page);
    return values[name] as Value;
  };
