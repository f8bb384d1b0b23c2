/**
 * The development server, and with it the checks of what is saved: `npm start`. Arguments go to the
 * server, such as `-- --port 3001`. What is saved in `src/config` restarts it.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {mkdirSync, utimesSync, watch, writeFileSync} from 'node:fs';
import path from 'node:path';
import {askChecker, restartChecker} from './checker.ts';
import {generator} from './run-step.ts';
import {findingsFile} from '../src/plugins/development/index.ts';

/** Folders with what the checks read. */
const checkedFolders = [
  'docs',
  'blog',
  'learn',
  'success-stories',
  'src/data',
  'src/demos',
  'src/config',
  '.cspell',
];

/** The server reads sidebars again when this file changes, but does not watch what it imports. */
const sidebarsFile = 'sidebars.ts';

/** Editors write a file more than once when they save it. */
const debounceMilliseconds = 300;

/** More findings than this, about files that were not saved last, are counted. */
const maxLines = 20;

const changed = new Set<string>();
/** Saved since the checks began to run. */
let unchecked: string[] = [];
let timer: NodeJS.Timeout | undefined;
let isChecking = false;
/** What was found last. */
let shown: string[] = [];
let isRestarting = false;

writeFindings([]);
let server = startServer();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => server.kill(signal));
}
const watchers = checkedFolders.map((folder) =>
  watch(folder, {recursive: true}, (_, name) => {
    if (name) {
      changed.add(path.posix.join(folder, name.replaceAll(path.sep, '/')));
      clearTimeout(timer);
      timer = setTimeout(takeChanges, debounceMilliseconds);
    }
  }),
);
console.log(
  'The search answers from the last build. Redirects, .md files, llms.txt and feeds are there in a build only: npm run site',
);
void check();

function startServer(): ChildProcess {
  const args = [generator, 'start', '--host', '127.0.0.1', ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, {stdio: 'inherit'});
  child.on('error', (error) => {
    console.error(`The server could not start: ${error.message}`);
    process.exit(1);
  });
  child.on('close', (code) => {
    if (isRestarting) {
      isRestarting = false;
      server = startServer();
      return;
    }
    clearTimeout(timer);
    watchers.forEach((watcher) => watcher.close());
    process.exit(code ?? 0);
  });
  return child;
}

/** Lets the server see what it does not watch, and checks what was saved. */
function takeChanges(): void {
  const settings = [...changed].filter((file) => /^src\/config\/.*\.ts$/.test(file));
  unchecked.push(...changed);
  changed.clear();
  const isSidebar = (file: string) => file.startsWith('src/config/sidebars/');
  const other = settings.find((file) => !isSidebar(file));
  if (other) {
    console.log(`${other} was saved: the server restarts.`);
    isRestarting = true;
    server.kill();
  } else if (settings.length > 0) {
    utimesSync(sidebarsFile, new Date(), new Date());
  }
  if (!isChecking) {
    void check();
  }
}

/** Checks what was saved, which takes a moment, and then everything, and shows what is found. */
async function check(): Promise<void> {
  isChecking = true;
  const saved = unchecked;
  unchecked = [];
  let first: string[] = [];
  if (saved.some((file) => /\.tsx?$/.test(file))) {
    // The checks have loaded the code as it was.
    restartChecker();
  } else if (saved.length > 0) {
    first = (await askChecker(saved)).findings;
  }
  if (first.length > 0) {
    first.unshift(...shown.filter((line) => !saved.includes(fileOf(line))));
    show(first, saved);
  }
  const {findings, errors} = await askChecker([]);
  isChecking = false;
  if (unchecked.length > 0) {
    // What was found is about texts that have changed since.
    unchecked.push(...saved);
    return check();
  }
  if (errors.length > 0) {
    console.log(errors.join('\n'));
  } else if (findings.length === 0 || findings.toSorted().join() !== first.toSorted().join()) {
    show(findings, saved);
  }
}

const fileOf = (finding: string): string => finding.split(':')[0]!;

function show(findings: string[], saved: string[]): void {
  shown = findings;
  writeFindings(findings);
  if (findings.length === 0) {
    console.log('npm run check: nothing found.');
    return;
  }
  const ofSaved = findings.filter((line) => saved.includes(fileOf(line)));
  console.log(
    [
      '',
      ...(findings.length > maxLines ? ofSaved : findings),
      `npm run check: ${findings.length} found, ${ofSaved.length} in what was saved.`,
    ].join('\n'),
  );
}

/** The server shows them on its pages. */
function writeFindings(findings: readonly string[]): void {
  mkdirSync(path.dirname(findingsFile), {recursive: true});
  writeFileSync(findingsFile, JSON.stringify(findings));
}
