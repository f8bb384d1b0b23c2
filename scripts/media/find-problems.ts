import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Inputs} from './inputs.ts';

export type Problem = {file: string; kind: 'missing' | 'stale' | 'left over'};

/**
 * Compares the files below `folder` with what they should be made from.
 * @param wanted hashes of the inputs as they are now
 * @param rendered hashes at the time of rendering
 */
export function findProblems(wanted: Inputs, rendered: Inputs, folder: string): Problem[] {
  const problems: Problem[] = [];
  for (const [file, hash] of Object.entries(wanted)) {
    if (!existsSync(path.join(folder, file))) {
      problems.push({file, kind: 'missing'});
    } else if (rendered[file] !== hash) {
      problems.push({file, kind: 'stale'});
    }
  }
  for (const file of mediaFiles(folder).filter((name) => !(name in wanted))) {
    problems.push({file, kind: 'left over'});
  }
  return problems;
}

function mediaFiles(folder: string): string[] {
  const media = path.join(folder, 'media');
  return existsSync(media)
    ? readdirSync(media, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .sort()
    : [];
}
