import {cpSync, existsSync, mkdirSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** What the checks keep between runs, without the builds that stand beside it. */
const kept = /^(pages|findings|samples|reference|cli-facts)/;

/** Gives a copy of the site what the checks have found out before, so that they are quick in it. */
export function copyKeptFindings(folder: string): void {
  const names = existsSync('.cache') ? readdirSync('.cache').filter((name) => kept.test(name)) : [];
  mkdirSync(path.join(folder, '.cache'), {recursive: true});
  for (const name of names) {
    cpSync(path.join('.cache', name), path.join(folder, '.cache', name), {recursive: true});
  }
}
