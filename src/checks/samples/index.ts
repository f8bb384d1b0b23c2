import {allFacts} from '../../../api/facts.ts';
import {diskCache} from '../../content/disk-cache.ts';
import type {CheckResult} from '../../content/finding.ts';
import type {Page} from '../../content/page.ts';
import {checkFence} from './check-fence.ts';
import {collectFences} from './fence.ts';
import {judge} from './judge.ts';
import {compile} from './run-compiler.ts';
import {samplesOf} from './sample.ts';
import {verdictsOver} from './verdict-cache.ts';

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
  const samples = pages.flatMap(samplesOf);
  const verdicts = await verdictsOver(samples, compiler, cache);
  const findings = [
    ...pages.flatMap((page) => collectFences(page).flatMap((fence) => checkFence(page, fence))),
    ...samples.flatMap((sample) => judge(sample, verdicts.get(sample) ?? [], facts)),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  return {name: 'samples', inspected: samples.length, unit: 'fences', findings};
}
