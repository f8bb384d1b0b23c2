import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPagesCached} from '../../checks/cache/read-pages-cached.ts';
import {formatFinding} from '../../checks/finding.ts';
import {checkReference} from './check-pages.ts';
import {checkCliPages} from './cli/check-cli-pages.ts';
import {readCoverage} from './read-coverage.ts';

/**
 * Stops a build when a reference page does not agree with the packages, or when the docs cover less
 * of them than before. The development server goes on: there, `npm run check` tells beside it.
 */
export default function reference({siteDir}: LoadContext): Plugin {
  return {
    name: 'reference',

    async loadContent() {
      if (process.env.NODE_ENV !== 'production') {
        return;
      }
      const {pages} = readPagesCached(siteDir);
      const results = [await checkReference(pages), await checkCliPages(pages)];
      const {problems, falls} = await readCoverage(pages, siteDir);
      const wrong = [
        ...results.flatMap(({findings}) => findings.map(formatFinding)),
        ...problems,
        ...falls,
      ];
      if (wrong.length > 0) {
        throw new Error(wrong.join('\n'));
      }
    },
  };
}
