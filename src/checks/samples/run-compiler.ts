import path from 'node:path';
import {spawn} from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
  readFileSync,
} from 'node:fs';
import type {Program} from './sample.ts';
import {importOverrides} from '../../config/packages.ts';

export type ProgramFile = {file: string; text: string};

/** Compiles files as one program and gives the errors in them. */
export type Compile = (
  program: Program,
  files: readonly ProgramFile[],
) => Promise<readonly Diagnostic[]>;

const tsc = path.resolve('node_modules/typescript/bin/tsc');
/** Where the documented packages are installed. */
const root = path.resolve('api');

/** Compiles samples inside `api/`, so that they find the documented packages. */
export const compile: Compile = (program, files) =>
  runCompiler(path.join(root, '.cache/samples'), files, () =>
    compilerOptions(
      program,
      files.map(({file}) => file),
    ),
  );

/**
 * Writes the files to a folder of their own and runs the pinned TypeScript over them.
 * @param runs folder for that folder, from which the imports of the files are found
 * @param configure the `tsconfig.json` for that folder
 * @throws when TypeScript fails for another reason than an error in a file
 */
export async function runCompiler(
  runs: string,
  files: readonly ProgramFile[],
  configure: (folder: string) => object,
): Promise<readonly Diagnostic[]> {
  mkdirSync(runs, {recursive: true});
  removeAbandoned(runs);
  // A folder for each run: the dev server may check while somebody checks by hand.
  const folder = mkdtempSync(path.join(runs, 'program-'));
  try {
    write(folder, files);
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(configure(folder)));
    const output = await run(folder);
    return parseDiagnostics(
      output.replaceAll(`${folder}/`, '').replaceAll(`${path.dirname(root)}/`, ''),
    );
  } finally {
    rmSync(folder, {recursive: true});
  }
}

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

/**
 * The `tsconfig.json` of a program.
 * @param files of the program, from its own folder
 */
function compilerOptions(
  {overridesOf}: Pick<Program, 'overridesOf'>,
  files: readonly string[],
): object {
  return {
    compilerOptions: {
      target: 'ES2023',
      // What the projects of readers know, which are often older than this site.
      lib: ['ES2021', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      moduleDetection: 'force',
      jsx: 'react-jsx',
      strict: true,
      allowJs: true,
      checkJs: true,
      resolveJsonModule: true,
      skipLibCheck: true,
      noEmit: true,
      types: ['node', 'react'],
      paths: overriddenPaths(overridesOf),
    },
    files,
    include: [path.join(root, 'types/*.d.ts')],
  };
}

function overriddenPaths(packageName: Program['overridesOf']): object {
  const imports = Object.entries((packageName && importOverrides[packageName]) ?? {});
  return Object.assign({}, ...imports.map(([name, alias]) => typesOf(name, alias)));
}

type Manifest = {types?: string; exports?: Record<string, string | {types?: string}>};

/** Where the types of a package and its entries are, when it is installed under another name. */
function typesOf(name: string, folder: string): Record<string, string[]> {
  const home = path.join(root, 'node_modules', folder);
  const {types, exports = {}} = JSON.parse(
    readFileSync(path.join(home, 'package.json'), 'utf8'),
  ) as Manifest;
  const entries = Object.entries(exports).flatMap(([entry, target]) =>
    typeof target === 'object' && target.types ? [[entry, target.types] as const] : [],
  );
  return Object.fromEntries(
    (entries.length > 0 ? entries : [['.', types ?? 'index.d.ts'] as const]).map(
      ([entry, target]) => [path.posix.join(name, entry), [path.join(home, target)]],
    ),
  );
}

/** An error of the compiler. */
export type Diagnostic = {
  /** Path from the folder of the program. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  /** `2322` for TS2322. */
  code: number;
  message: string;
};

const head = /^(?<file>.+?)\((?<line>\d+),(?<column>\d+)\): error TS(?<code>\d+): (?<message>.*)$/;

/**
 * Reads what `tsc --pretty false` prints.
 * @throws where a line says something else, so that nothing is overlooked
 */
function parseDiagnostics(output: string): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  for (const line of output.split(/\r?\n/).filter(Boolean)) {
    const {file, message, ...numbers} = head.exec(line)?.groups ?? {};
    const last = diagnostics.at(-1);
    if (file && message) {
      const location = {line: Number(numbers.line), column: Number(numbers.column)};
      diagnostics.push({file, ...location, code: Number(numbers.code), message});
    } else if (last && line.startsWith('  ')) {
      last.message += `\n${line}`;
    } else {
      throw new Error(`TypeScript could not check the samples: ${output.trim()}`);
    }
  }
  return diagnostics;
}

/** An error of syntax keeps the compiler from looking at what samples mean. */
export const isSyntaxError = ({code}: Pick<Diagnostic, 'code'>): boolean =>
  (code >= 1000 && code < 2000) || (code >= 17000 && code < 18000);
