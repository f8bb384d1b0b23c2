import {cpSync, existsSync, mkdirSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** What the checks cache between runs, without the builds beside it. */
const caches = /^(pages|findings|samples|spelling|reference|cli-facts)/;

/** Gives a copy of the site what the checks have found out before, so that they are quick in it. */
export function copyCaches(folder: string): void {
  const names = existsSync('.cache')
    ? readdirSync('.cache').filter((name) => caches.test(name))
    : [];
  mkdirSync(path.join(folder, '.cache'), {recursive: true});
  for (const name of names) {
    cpSync(path.join('.cache', name), path.join(folder, '.cache', name), {recursive: true});
  }
}
