import {demoProblem, demosOnPage} from '../../plugins/demos/demos-on-page.ts';
import type {CheckResult} from '../finding.ts';
import type {Page} from '../page.ts';

/**
 * Names of demos on pages are those of folders in `src/demos`.
 * @param names of all demos, as `listDemos` gives them
 */
export function checkDemos(pages: readonly Page[], names: readonly string[]): CheckResult {
  const places = pages.flatMap(({file, tree}) =>
    demosOnPage(tree).map((place) => ({file, ...place})),
  );
  return {
    name: 'demos',
    inspected: places.length,
    unit: 'demos on pages',
    findings: places.flatMap(({file, line, column, component, name}) => {
      const problem = demoProblem({component, name}, names);
      return problem ? [{file, line, column, rule: 'demo-name', ...problem}] : [];
    }),
  };
}
