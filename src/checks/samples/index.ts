import {allFacts} from '../../../api/facts.ts';
import {diskCache} from '../../content/disk-cache.ts';
import type {CheckResult} from '../../content/finding.ts';
import {sumOf, valuesByPage} from '../../content/findings-by-page.ts';
import type {Page} from '../../content/page.ts';
import {checkFence} from './check-fence.ts';
import {collectFences} from './fence.ts';
import {judge} from './judge.ts';
import {compile} from './run-compiler.ts';
import {samplesOf} from './sample.ts';
import {verdictsOver, versionOfSamples} from './verdict-cache.ts';

/** Tests have another compiler, cache or packages. */
const defaults = {compiler: compile, cache: diskCache('.cache/samples'), facts: allFacts};

/**
 * Compiles the code of all pages against the pinned packages, and reads what authors write behind
 * the language of a fence. Runs in the folder of the project.
 */
export async function checkSamples(
  pages: readonly Page[],
  given: Partial<typeof defaults> = {},
): Promise<CheckResult> {
  const {compiler, cache, facts} = {...defaults, ...given};
  const version = versionOfSamples();
  const results = await valuesByPage(cache, 'samples', version, pages, async (changed) => {
    const samples = new Map(changed.map((page) => [page, samplesOf(page)]));
    const all = [...samples.values()].flat();
    const verdicts = await verdictsOver(all, compiler, cache, version);
    return [...samples].map(([page, own]) => ({
      inspected: own.length,
      findings: [
        ...collectFences(page).flatMap((fence) => checkFence(page, fence)),
        ...own.flatMap((sample) => judge(sample, verdicts.get(sample) ?? [], facts)),
      ].sort((a, b) => a.line - b.line),
    }));
  });
  return {name: 'samples', unit: 'fences', ...sumOf(results)};
}
