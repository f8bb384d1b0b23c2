/**
 * Runs the checks for `npm start` whenever it asks, in one process that keeps what it has loaded:
 * loading takes longer than checking what was saved.
 */
import {runChecks} from '../src/checks/run-checks.ts';
import {report} from '../src/content/report.ts';

/** What one run says: lines of findings, or why there are none. */
export type Answer = {findings: string[]; errors: string[]};

process.on('message', (only: string[]) => {
  // Whoever asked may have ended since.
  void answer(only).then((found) => process.connected && process.send!(found));
});

/** @param only files whose findings are asked for; all when empty */
async function answer(only: string[]): Promise<Answer> {
  try {
    const {findings, summary, ok} = report(await runChecks(only), only, true);
    return {findings, errors: ok || findings.length > 0 ? [] : summary};
  } catch (error) {
    return {findings: [], errors: [(error as Error).message]};
  }
}
