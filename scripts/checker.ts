import {spawn, type ChildProcess} from 'node:child_process';
import {constants, setPriority} from 'node:os';
import type {Answer} from './check-saved.mts';

let checker = start();

/** Starts the process that runs the checks, with a low priority. */
function start(): ChildProcess {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'scripts/check-saved.mts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  if (child.pid) {
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  }
  // That it could not start or be asked ends in `exit` or is noticed at the next question.
  child.on('error', (error) => console.error(error.message));
  return child;
}

/** Lets the checks load their code anew. */
export function restartChecker(): void {
  checker.kill();
  checker = start();
}

/**
 * Asks for one run of the checks; the next may be asked for when this one has answered.
 * @param only files whose findings are wanted; all when empty
 */
export function askChecker(only: readonly string[]): Promise<Answer> {
  if (!checker.connected) {
    checker = start();
  }
  return new Promise((resolve) => {
    const answer = (found: Answer) => {
      checker.off('exit', exit);
      resolve(found);
    };
    const exit = (code: number | null) => {
      checker.off('message', answer);
      resolve({findings: [], errors: [`The checks ended with ${code}, without a result.`]});
    };
    checker.once('message', answer);
    checker.once('exit', exit);
    checker.send(only);
  });
}
