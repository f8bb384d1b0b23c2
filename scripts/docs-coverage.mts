/** Which exports of the documented packages have no page yet: `npm run docs:coverage`. */
import {parseArgs} from 'node:util';
import {allFacts, factsFile} from '../api/facts.ts';
import {coverageOf} from '../src/checks/reference/coverage.ts';
import {coverageExceptions} from '../src/config/coverage-exceptions.ts';
import {readPages} from '../src/content/read-pages.ts';
import {referencePages} from '../src/content/reference/page-apis.ts';

// Takes no arguments, and says so.
parseArgs();
const {pages} = readPages();
const {packages} = coverageOf(allFacts(), referencePages(pages), coverageExceptions);

for (const {package: name, exports, withoutPage} of packages) {
  if (exports.length > 0) {
    console.log(`${name}: ${exports.length - withoutPage.length} of ${exports.length}`);
    if (process.env.GITHUB_ACTIONS && withoutPage.length > 0) {
      console.log(`::notice file=${factsFile(name)},title=coverage::${withoutPage.join(', ')}`);
    }
    withoutPage.forEach((reference) => console.log(`  ${reference}`));
  }
}
const count = (list: (one: (typeof packages)[number]) => string[]) =>
  packages.reduce((sum, one) => sum + list(one).length, 0);
const all = count(({exports}) => exports);
console.log(`${all - count(({withoutPage}) => withoutPage)} of ${all} exports have a page.`);
