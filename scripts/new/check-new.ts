import {readPagesCached} from '../../src/checks/cache/read-pages-cached.ts';
import type {Finding} from '../../src/checks/finding.ts';
import {checkFrontMatter} from '../../src/checks/front-matter/index.ts';
import {parsePage} from '../../src/checks/page.ts';
import {apiNames, otherAddresses} from '../../src/checks/run-checks.ts';
import {checkSpelling} from '../../src/checks/spelling/index.ts';
import {checkStructure} from '../../src/checks/structure/index.ts';
import {checkProse} from '../../src/checks/prose/index.ts';
import {checkReference} from '../../src/plugins/reference/check-pages.ts';
import {checkCliPages} from '../../src/plugins/reference/cli/check-cli-pages.ts';
import type {NewFile} from './question.ts';

/** What the checks would say about a page that is about to be written. */
export async function checkNew({path, text}: NewFile): Promise<Finding[]> {
  const page = parsePage(path, text);
  const all = [...readPagesCached().pages, page];
  const results = await Promise.all([
    checkFrontMatter(all),
    checkStructure(all, await otherAddresses()),
    checkReference(all),
    checkCliPages(all),
    checkProse([page], await apiNames()),
    checkSpelling([page]),
  ]);
  return results.flatMap(({findings}) => findings).filter(({file}) => file === path);
}
