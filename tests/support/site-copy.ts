import {spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

export type Outcome = {ok: boolean; output: string};

/** A copy of the site in a folder of its own, to break and to build. */
export type SiteCopy = {
  folder: string;
  /** Writes a file, or a new text over an old one. */
  write: (file: string, text: string | Uint8Array) => void;
  /** The text of a file. */
  read: (file: string) => string;
  delete: (file: string) => void;
  /** Replaces a text that must be there. */
  replace: (file: string, from: string, to: string) => void;
  /** Runs a command of node_modules/.bin in the copy. */
  run: (command: string, ...args: string[]) => Outcome;
  remove: () => void;
};

/** Not needed to build, from the root of the site. */
const omitted = new Set([
  'node_modules',
  'api/node_modules',
  'api/.cache',
  '.git',
  '.docusaurus',
  '.cache',
  'build',
  'test-results',
  'tests',
  'images',
  'static/media/demos',
  'static/media/posts',
  'static/media/showcase',
]);

/** Without what npm adds: a script must run without it. */
const plainPath = (process.env.PATH ?? '')
  .split(path.delimiter)
  .filter((folder) => !folder.endsWith('node_modules/.bin'))
  .join(path.delimiter);

/**
 * Copies the sources as they are, without pictures and tests; packages are shared.
 * @param without more folders that stay at home
 */
export function copySite(without: readonly string[] = []): SiteCopy {
  const root = process.cwd();
  const folder = mkdtempSync(path.join(tmpdir(), 'site-copy-'));
  const left = new Set([...omitted, ...without]);
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => !left.has(path.relative(root, source).replaceAll(path.sep, '/')),
  });
  for (const packages of ['node_modules', 'api/node_modules']) {
    symlinkSync(path.join(root, packages), path.join(folder, packages));
  }

  const write = (file: string, text: string | Uint8Array) => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  };
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return {
    folder,
    write,
    read,
    delete: (file) => rmSync(path.join(folder, file)),
    replace(file, from, to) {
      const text = read(file);
      if (!text.includes(from)) {
        throw new Error(`${file} does not contain ${from}`);
      }
      write(file, text.replace(from, to));
    },
    run(command, ...args) {
      const {status, stdout, stderr} = spawnSync(
        path.join(root, 'node_modules/.bin', command),
        args,
        {
          cwd: folder,
          encoding: 'utf8',
          env: {...process.env, PATH: plainPath, FORCE_COLOR: '0', NO_COLOR: '1'},
        },
      );
      return {ok: status === 0, output: stdout + stderr};
    },
    remove: () => rmSync(folder, {recursive: true, force: true}),
  };
}
