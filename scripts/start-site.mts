/**
 * The development server, and beside it the checks of what is saved: `npm start`.
 * Arguments go to the server.
 */
import {spawn} from 'node:child_process';
import {existsSync, watch} from 'node:fs';
import {constants, setPriority} from 'node:os';
import path from 'node:path';

/** Folders with pages and records: what is found in one file is reported for that file alone. */
const contentFolders = ['docs', 'blog', 'learn', 'success-stories', 'src/data'];

/** Folders whose files concern all pages. */
const settingFolders = ['src/config/sidebars', '.cspell'];

/** Editors write a file more than once when they save it. */
const settleMilliseconds = 300;

const server = spawn('docusaurus', ['start', '--host', '127.0.0.1', ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
const stopWatching = watchContent();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => server.kill(signal));
}
server.on('error', (error) => {
  console.error(`The server could not start: ${error.message}`);
  process.exit(1);
});
server.on('close', (code) => {
  stopWatching();
  process.exit(code ?? 0);
});

/**
 * Runs the checks after each change of pages, records, sidebars and words, and prints what they
 * find in the changed files. They run with a low priority, one run at a time.
 * @returns what ends the watching
 */
function watchContent(): () => void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;

  const run = async () => {
    if (isRunning || changed.size === 0) {
      return;
    }
    const files = [...changed];
    changed.clear();
    isRunning = true;
    await check(files);
    isRunning = false;
    void run();
  };

  const watchers = [...contentFolders, ...settingFolders].map((folder) =>
    watch(folder, {recursive: true}, (_, name) => {
      if (name) {
        changed.add(path.posix.join(folder, name.replaceAll(path.sep, '/')));
        clearTimeout(timer);
        timer = setTimeout(() => void run(), settleMilliseconds);
      }
    }),
  );
  return () => {
    clearTimeout(timer);
    watchers.forEach((watcher) => watcher.close());
  };
}

function check(files: readonly string[]): Promise<void> {
  const isContent = (file: string) =>
    contentFolders.some((folder) => file.startsWith(`${folder}/`)) && /\.(mdx|ya?ml)$/.test(file);
  const only = files.every(isContent) ? files.filter((file) => existsSync(file)) : [];
  const child = spawn('tsx', ['scripts/check-content.mts', '--brief', ...only], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (child.pid) {
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  }
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`The checks could not start: ${error.message}`);
      resolve();
    });
    child.on('close', () => resolve());
  });
}
