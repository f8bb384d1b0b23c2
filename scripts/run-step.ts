import {spawn} from 'node:child_process';
import path from 'node:path';

/** The site generator's program for Node, which needs no `PATH` of npm's. Below the folder of the project. */
export const generator = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** A step that hangs is stopped this long after the first one began: a run of CI may take 90 minutes. */
const limitMinutes = 85;

type Options = {
  environment?: Readonly<Record<string, string>>;
  /** Prints the output when the command ends, for commands that run side by side. */
  buffered?: boolean;
};

/**
 * Runs one command, shows its output, and prints what it is and how long it took.
 * @returns whether it ended with exit code 0
 */
export function runStep(
  title: string,
  command: string,
  args: readonly string[],
  {environment = {}, buffered = false}: Options = {},
): Promise<boolean> {
  const heading = `\n== ${title}`;
  if (!buffered) {
    console.log(heading);
  }
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: buffered ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      env: {...process.env, ...environment},
      shell: process.platform === 'win32',
    });
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    const limit = setTimeout(
      () => {
        console.error(
          `${title} has not ended ${limitMinutes} minutes after the start and is stopped.`,
        );
        child.kill();
      },
      limitMinutes * 60 * 1000 - started,
    );
    const end = (ok: boolean, remark: string) => {
      clearTimeout(limit);
      if (buffered) {
        console.log(`${heading}\n${Buffer.concat(output).toString()}`);
      }
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
