import {spawnSync} from 'node:child_process';

/**
 * What git knows about the age of the pages in a folder: all, only the last commits (a shallow clone, in
 * which each page would seem to be as old as these), or nothing (no git, or files without their history).
 */
export function readHistory(folder = '.'): 'whole' | 'shallow' | 'none' {
  const {status, stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository', 'HEAD'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) {
    return 'none';
  }
  return stdout.startsWith('true') ? 'shallow' : 'whole';
}

/** Where git does not know when a page was last changed, pages show no date. */
export const hasHistory = readHistory() === 'whole';
