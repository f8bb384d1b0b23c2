import {spawn} from 'node:child_process';
import {appendFileSync, rmSync} from 'node:fs';
import path from 'node:path';

/** Seconds that the checks took. */
export type CheckTimes = {cold: number[]; changed: number[]; warm: number[]};

/**
 * Runs the checks with nothing kept, after a change of one page, and after no change.
 * @param folder of a copy of the site
 */
export async function measureChecks(folder: string, runs: number): Promise<CheckTimes> {
  const times: CheckTimes = {cold: [], changed: [], warm: []};
  for (let run = 0; run < runs; run++) {
    rmSync(path.join(folder, '.cache'), {recursive: true, force: true});
    times.cold.push(await timeCheck(folder));
    appendFileSync(path.join(folder, 'docs/getting-started.mdx'), `\nSentence number ${run}.\n`);
    times.changed.push(await timeCheck(folder));
    times.warm.push(await timeCheck(folder));
  }
  return times;
}

/** What the checks find makes no difference here: they look at everything before they tell. */
function timeCheck(folder: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn('tsx', ['scripts/check-content.mts'], {cwd: folder, stdio: 'ignore'});
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0 || code === 1) {
        resolve((performance.now() - started) / 1000);
      } else {
        reject(new Error(`The checks ended with exit code ${code}.`));
      }
    });
  });
}
