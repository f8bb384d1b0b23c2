import path from 'node:path';
import {findingAt, type CheckResult, type Finding} from '../content/finding.ts';
import {findingsCache, resultOf} from '../content/findings-by-page.ts';
import {hashOf, hashOfFiles, hashOfFolder} from '../content/hash.ts';
import {inOneLine} from './samples/judge.ts';
import {runCompiler} from './samples/run-compiler.ts';

/** Code that authors write next to their pages. `npm run types` checks all of it. */
export const typedFolders = ['src/config', 'src/demos'];

const runs = '.cache/types';

/** Compiles the demos and the settings of the site, when one of them has changed. */
export async function checkTypes(cache = findingsCache): Promise<CheckResult> {
  const key = hashOf(
    ...typedFolders.map(hashOfFolder),
    hashOfFiles(['package-lock.json', 'tsconfig.json']),
  );
  const run = async () => {
    const findings = await compileFolders();
    return {name: 'types', inspected: typedFolders.length, unit: 'folders of code', findings};
  };
  return resultOf(cache, key, {name: 'types', run});
}

async function compileFolders(): Promise<Finding[]> {
  const errors = await runCompiler(runs, [], () => ({
    extends: path.resolve('tsconfig.json'),
    include: [...typedFolders, 'src/**/*.d.ts'].map((name) => path.resolve(name)),
  }));
  return errors
    .map(({file, ...error}) => ({...error, file: file.replace(/^(?:\.\.\/)+/, '')}))
    .filter(({file}) => typedFolders.some((folder) => file.startsWith(`${folder}/`)))
    .map(({message, code, ...location}) => {
      const hint = 'Correct the code; npm run types checks all of it.';
      return findingAt(location, 'types', `TS${code}: ${inOneLine(message)}`, hint);
    });
}
