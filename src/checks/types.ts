import path from 'node:path';
import {diskCache} from '../content/disk-cache.ts';
import {findingAt, type CheckResult, type Finding} from '../content/finding.ts';
import {hashOf, hashOfFiles, hashOfFolder} from '../content/hash.ts';
import {inOneLine} from './samples/judge.ts';
import {runCompiler} from './samples/run-compiler.ts';

/** Code that authors write beside their pages. `npm run types` checks all of it. */
const folders = ['src/config', 'src/demos'];

const runs = '.cache/types';

/** Compiles the demos and the settings of the site, when one of them has changed. */
export async function checkTypes(cache = diskCache(runs)): Promise<CheckResult> {
  const key = hashOf(
    ...folders.map(hashOfFolder),
    hashOfFiles(['package-lock.json', 'tsconfig.json']),
  );
  const findings = cache.read<Finding[]>('findings', key) ?? (await compileFolders());
  cache.write('findings', key, findings);
  return {name: 'types', inspected: folders.length, unit: 'folders of code', findings};
}

async function compileFolders(): Promise<Finding[]> {
  const errors = await runCompiler(runs, [], () => ({
    extends: path.resolve('tsconfig.json'),
    include: [...folders, 'src/**/*.d.ts'].map((name) => path.resolve(name)),
  }));
  return errors
    .map(({file, ...error}) => ({...error, file: file.replace(/^(?:\.\.\/)+/, '')}))
    .filter(({file}) => folders.some((folder) => file.startsWith(`${folder}/`)))
    .map(({message, code, ...location}) => {
      const hint = 'Correct the code; npm run types checks all of it.';
      return findingAt(location, 'types', `TS${code}: ${inOneLine(message)}`, hint);
    });
}
