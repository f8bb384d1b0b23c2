import type {CheckResult} from '../finding.ts';
import type {Page} from '../page.ts';
import {loadAllFacts} from '../../plugins/reference/load-facts.ts';
import {checkFence} from './check-fence.ts';
import {collectFences} from './fence.ts';
import {exportersFor} from './exporters.ts';
import {judge} from './judge.ts';
import {verdictsOver} from './kept-verdicts.ts';
import {compile, type Compile} from './run-compiler.ts';
import {samplesOf} from './sample.ts';

type Means = {
  /** Stands in for the compiler in tests. */
  compiler?: Compile;
  /** File in which the compiler's verdicts are kept. */
  kept?: string;
  /** For the remedy where a name is imported from the wrong package. */
  facts?: typeof loadAllFacts;
};

/**
 * Compiles the code of all pages against the pinned packages, and reads what authors write behind
 * the language of a fence. Runs in the folder of the project.
 */
export async function checkSamples(
  pages: readonly Page[],
  {compiler = compile, kept = '.cache/samples.json', facts = loadAllFacts}: Means = {},
): Promise<CheckResult> {
  const samples = pages.flatMap(samplesOf);
  const verdicts = await verdictsOver(samples, compiler, kept);
  const entriesOf = await exportersFor([...verdicts.values()].flat(), facts);
  const findings = [
    ...pages.flatMap((page) => collectFences(page).flatMap((fence) => checkFence(page, fence))),
    ...samples.flatMap((sample) => judge(sample, verdicts.get(sample) ?? [], entriesOf)),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  return {name: 'samples', inspected: samples.length, unit: 'fences', findings};
}
