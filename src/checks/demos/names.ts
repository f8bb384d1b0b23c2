import {demoFinding, demosOnPage} from '../../content/demos.ts';
import type {CheckResult} from '../../content/finding.ts';
import {derived} from '../../content/derived.ts';
import type {Page} from '../../content/page.ts';

/** The demos of a page, and where it shows them. */
export const shownDemos = derived('demos', ({file, tree}) =>
  demosOnPage(tree).map(({component, name, line, column}) => ({
    file,
    component,
    name,
    line,
    column,
  })),
);

/**
 * Names of demos on pages are those of folders in `src/demos`.
 * @param names of all demos, as `listDemos` gives them
 */
export function checkDemoNames(pages: readonly Page[], names: readonly string[]): CheckResult {
  const shown = pages.flatMap(shownDemos);
  return {
    name: 'demo names',
    inspected: shown.length,
    unit: 'demos on pages',
    findings: shown.flatMap(({file, line, column, component, name}) => {
      const finding = demoFinding({component, name}, names);
      return finding ? [{file, line, column, rule: 'demo-name', ...finding}] : [];
    }),
  };
}
