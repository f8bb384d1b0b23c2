import {spawn} from 'node:child_process';

/** No step may take longer, so that one that hangs is told and ends. */
const limitMinutes = 40;

/**
 * Runs one command with its output shown, and says what it is and how long it took.
 * @returns whether it ended with exit code 0
 */
export function runStep(
  title: string,
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  console.log(`\n== ${title}`);
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {...process.env, ...environment},
      shell: process.platform === 'win32',
    });
    const limit = setTimeout(
      () => {
        console.error(`${title} has not ended after ${limitMinutes} minutes and is stopped.`);
        child.kill();
      },
      limitMinutes * 60 * 1000,
    );
    const end = (ok: boolean, remark: string) => {
      clearTimeout(limit);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`== ${title}: ${remark} (${seconds} s)`);
      resolve(ok);
    };
    child.on('error', (error) => end(false, `could not start: ${error.message}`));
    child.on('close', (code) =>
      end(code === 0, code === 0 ? 'ok' : `failed with exit code ${code}`),
    );
  });
}
