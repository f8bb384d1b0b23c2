import {execFile, spawn, type ChildProcess} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {parsePage} from '../../src/content/page.ts';
import {collectFences} from '../../src/checks/samples/fence.ts';
import {testBrowserPath} from '../../scripts/find-browser.ts';

/** The project of a reader who follows guides: it has the files that these show, and nothing else. */
export type FollowedProject = {
  /** Where it is. */
  folder: string;
  /**
   * Writes the files of a page as it shows them, over those of earlier pages.
   * @param heading of the only section to follow
   * @returns their names
   */
  follow: (page: string, heading?: string) => string[];
  /** Writes a file that no page shows. */
  write: (file: string, text: string) => void;
  /** Runs `npx remotion` in the project. @returns what it prints; rejects when it fails */
  remotion: (command: string) => Promise<Buffer>;
  /** The same for another program of the packages. */
  run: (program: string, args: string) => Promise<Buffer>;
  /** One frame of a picture or clip as bytes, three a pixel: red, green, blue. */
  pixelsOf: (file: string, second?: number) => Promise<Buffer>;
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
import {Config as Machine} from '@remotion/cli/config';
import {passCompilerOptions} from '${path.resolve('api/pass-compiler-options.ts')}';

Machine.setBrowserExecutable('${testBrowserPath()}');
Machine.overrideWebpackConfig(passCompilerOptions);
`;

/** The same for scripts, which read no configuration file. */
const settings = {
  bundle: 'webpackOverride: passCompilerOptions,',
  selectComposition: `browserExecutable: '${testBrowserPath()}',`,
  renderMedia: `browserExecutable: '${testBrowserPath()}',`,
};

/** Files that a page shows, by their titles, or those of one of its sections. */
function filesOf(page: string, heading?: string): {title: string; code: string}[] {
  const {tree} = parsePage(page, readFileSync(page, 'utf8'));
  const start = tree.children.findIndex(
    (node) => node.type === 'heading' && toString(node) === heading,
  );
  const depth = (node?: Nodes) => (node?.type === 'heading' ? node.depth : Infinity);
  const next = tree.children.findIndex(
    (node, at) => at > start && depth(node) <= depth(tree.children[start]),
  );
  const section = tree.children.slice(start, next < 0 ? undefined : next);
  return collectFences({tree: heading === undefined ? tree : {...tree, children: section}}).flatMap(
    ({language, meta: {title}, code}) => (title && language !== 'diff' ? [{title, code}] : []),
  );
}

/** An empty project with the pinned packages. */
export function beginProject(): FollowedProject {
  const root = process.cwd();
  const folder = mkdtempSync(path.join(tmpdir(), 'followed-project-'));
  const programs = path.join(root, 'api/node_modules/.bin');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  };
  const read = (file: string) => readFileSync(path.join(folder, file));
  const run = async (program: string, args: string) => {
    const {stdout} = await promisify(execFile)(path.join(programs, program), args.split(' '), {
      cwd: folder,
      encoding: 'buffer',
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  };
  symlinkSync(path.join(root, 'api/node_modules'), path.join(folder, 'node_modules'));
  write('package.json', '{"name": "followed", "private": true}');
  write('tsconfig.json', '{"compilerOptions": {"jsx": "react-jsx"}}');
  write('remotion.config.ts', machine);

  return {
    folder,
    follow(page, heading) {
      const files = filesOf(page, heading);
      files.forEach(({title, code}) =>
        write(title, title === 'remotion.config.ts' ? code + machine : code),
      );
      return files.map(({title}) => title);
    },
    run,
    remotion: (command) => run('remotion', command),
    start: (command) => spawn(path.join(programs, 'remotion'), command.split(' '), {cwd: folder}),
    async pixelsOf(file, second) {
      const pixels = 'out/pixels.raw';
      const from = second === undefined ? '' : `-ss ${second} `;
      const output = `-frames:v 1 -f image2 -update 1 -c:v rawvideo -pix_fmt rgb24 ${pixels}`;
      await run('remotion', `ffmpeg -v error -y ${from}-i ${file} ${output}`);
      return read(pixels);
    },
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
    read,
    remove: () => rmSync(folder, {recursive: true, force: true}),
  };
}
