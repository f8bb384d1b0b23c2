import type {DiskCache} from '../../content/disk-cache.ts';
import {hashOf, hashOfFiles, hashOfFolder} from '../../content/hash.ts';
import {compileSamples, type SampleError, type Verdicts} from './compile-samples.ts';
import type {Compile} from './run-compiler.ts';
import type {Sample} from './sample.ts';

type Cached = Record<string, readonly SampleError[]>;

/**
 * Verdicts over samples, compiling only those that are new or that something changed for: their
 * code or that of what they import, the installed packages, or this check.
 */
export async function verdictsOver(
  samples: readonly Sample[],
  compile: Compile,
  cache: DiskCache,
): Promise<Verdicts> {
  const version = hashOf(
    hashOfFolder(import.meta.dirname),
    hashOfFolder('api/types'),
    // What is installed, whatever the lockfile of the project asks for.
    hashOfFiles(['api/node_modules/.package-lock.json', 'src/config/packages.ts']),
  );
  const old = cache.read<Cached>('verdicts', version) ?? {};
  const keys = new Map(samples.map((sample) => [sample, keyOf(sample)]));
  const changed = samples.filter((sample) => !old[keys.get(sample)!]);
  const verdicts = await compileSamples(changed, compile);
  const current: Cached = {};
  for (const [sample, key] of keys) {
    const errors = old[key] ?? verdicts.get(sample);
    if (errors) {
      current[key] = errors;
      verdicts.set(sample, errors);
    }
  }
  if (changed.length > 0 || Object.keys(old).length !== Object.keys(current).length) {
    cache.write('verdicts', version, current);
  }
  return verdicts;
}

const keyOf = ({program, dependsOn}: Sample): string =>
  hashOf(program.name, ...dependsOn.flatMap(({file, text}) => [file, text]));
