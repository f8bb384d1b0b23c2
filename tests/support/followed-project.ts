import {execFile, spawn, type ChildProcess} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {parsePage} from '../../src/content/page.ts';
import {collectFences} from '../../src/checks/samples/fence.ts';
import {testBrowserPath} from '../../scripts/find-browser.ts';

/** The project of a reader who follows guides: it has the files that these show, and nothing else. */
export type FollowedProject = {
  /** Where it is. */
  folder: string;
  /** Writes the files of a page as it shows them, over those of earlier pages. @returns their names */
  follow: (page: string) => string[];
  /** Writes a file that no page shows. */
  write: (file: string, text: string) => void;
  /** Runs `npx remotion` in the project. @returns what it prints; rejects when it fails */
  remotion: (command: string) => Promise<Buffer>;
  /** Starts `npx remotion` in the project with a command that runs until it is stopped. */
  start: (command: string) => ChildProcess;
  /**
   * Runs a script of the project, with the settings of this machine in its calls of Remotion.
   * @returns what it prints
   */
  script: (file: string, environment: Record<string, string>) => Promise<string>;
  /** A file that the project made. */
  read: (file: string) => Buffer;
  remove: () => void;
};

/** Where the browser is and how TypeScript 7 is read: what a template's project need not say. */
const machine = `
import {Config} from '@remotion/cli/config';
import {passCompilerOptions} from '${path.resolve('api/pass-compiler-options.ts')}';

Config.setBrowserExecutable('${testBrowserPath()}');
Config.overrideWebpackConfig(passCompilerOptions);
`;

/** The same for scripts, which read no configuration file. */
const settings = {
  bundle: 'webpackOverride: passCompilerOptions,',
  selectComposition: `browserExecutable: '${testBrowserPath()}',`,
  renderMedia: `browserExecutable: '${testBrowserPath()}',`,
};

/** An empty project with the pinned packages. */
export function beginProject(): FollowedProject {
  const root = process.cwd();
  const folder = mkdtempSync(path.join(tmpdir(), 'followed-project-'));
  const program = path.join(root, 'api/node_modules/.bin/remotion');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  };
  symlinkSync(path.join(root, 'api/node_modules'), path.join(folder, 'node_modules'));
  write('package.json', '{"name": "followed", "private": true}');
  write('tsconfig.json', '{"compilerOptions": {"jsx": "react-jsx"}}');
  write('remotion.config.ts', machine);

  return {
    folder,
    follow(page) {
      const files = collectFences(parsePage(page, readFileSync(page, 'utf8'))).flatMap(
        ({language, meta: {title}, code}) => (title && language !== 'diff' ? [{title, code}] : []),
      );
      files.forEach(({title, code}) => write(title, code));
      return files.map(({title}) => title);
    },
    async remotion(command) {
      const {stdout} = await promisify(execFile)(program, command.split(' '), {
        cwd: folder,
        encoding: 'buffer',
        maxBuffer: 64 * 1024 * 1024,
      });
      return stdout;
    },
    start: (command) => spawn(program, command.split(' '), {cwd: folder}),
    write,
    async script(file, environment) {
      const adapted = Object.entries(settings).reduce(
        (text, [name, setting]) => text.replace(`await ${name}({`, `$&${setting}`),
        readFileSync(path.join(folder, file), 'utf8'),
      );
      const options = path.resolve('api/pass-compiler-options.ts');
      write(file, `import {passCompilerOptions} from '${options}';\n${adapted}`);
      const {stdout} = await promisify(execFile)(path.join(root, 'node_modules/.bin/tsx'), [file], {
        cwd: folder,
        env: {...process.env, ...environment},
      });
      return stdout;
    },
    read: (file) => readFileSync(path.join(folder, file)),
    remove: () => rmSync(folder, {recursive: true, force: true}),
  };
}
