import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {compilerOptions} from './compiler-options.ts';
import {parseDiagnostics, type Diagnostic} from './diagnostic.ts';
import type {Program} from './program.ts';

export type ProgramFile = {file: string; text: string};

/** Compiles files as one program and gives the errors in them. */
export type Compile = (
  program: Program,
  files: readonly ProgramFile[],
) => Promise<readonly Diagnostic[]>;

const tsc = path.resolve('node_modules/typescript/bin/tsc');
const root = path.resolve('.');

/**
 * Writes the files to a folder of their own, inside the project so that they find its packages,
 * and runs the pinned TypeScript over them.
 * @throws when TypeScript fails for another reason than an error in a file
 */
export const compile: Compile = async (program, files) => {
  const runs = path.join(root, '.cache/samples');
  mkdirSync(runs, {recursive: true});
  removeAbandoned(runs);
  // A folder for each run: the dev server may check while somebody checks by hand.
  const folder = mkdtempSync(path.join(runs, 'program-'));
  try {
    write(folder, files);
    const options = compilerOptions(
      root,
      program,
      files.map(({file}) => file),
    );
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(options));
    const output = await run(folder);
    return parseDiagnostics(output.replaceAll(`${folder}/`, '').replaceAll(`${root}/`, ''));
  } finally {
    rmSync(folder, {recursive: true});
  }
};

/** What was left by runs that were ended from outside. */
function removeAbandoned(runs: string): void {
  const hourAgo = Date.now() - 3_600_000;
  readdirSync(runs)
    .map((name) => path.join(runs, name))
    .filter((folder) => (statSync(folder, {throwIfNoEntry: false})?.mtimeMs ?? Infinity) < hourAgo)
    .forEach((folder) => rmSync(folder, {recursive: true, force: true}));
}

function write(folder: string, files: readonly ProgramFile[]): void {
  const folders = new Set(files.map(({file}) => path.dirname(file)));
  folders.forEach((name) => mkdirSync(path.join(folder, name), {recursive: true}));
  files.forEach(({file, text}) => writeFileSync(path.join(folder, file), text));
}

function run(folder: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [tsc, '-p', '.', '--pretty', 'false'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => {
      // 0: no error; 1 and 2: errors, which are in the output.
      if (code === 0 || ((code === 1 || code === 2) && output)) {
        resolve(output);
      } else {
        reject(new Error(`TypeScript ended with exit code ${code}. ${output}`));
      }
    });
  });
}
