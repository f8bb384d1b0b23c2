import type {DiskCache} from '../../content/disk-cache.ts';
import {hashOf, hashOfFiles, hashOfFolder} from '../../content/hash.ts';
import {compileSamples, type SampleError, type Verdicts} from './compile-samples.ts';
import type {Compile} from './run-compiler.ts';
import type {Sample} from './sample.ts';

/** By page, then by what the verdict depends on. */
type Cached = Record<string, Record<string, readonly SampleError[]>>;

/**
 * Verdicts over samples, compiling only those that are new or that something changed for: their
 * code or that of what they import, the installed packages, or this check.
 */
export async function verdictsOver(
  samples: readonly Sample[],
  compile: Compile,
  cache: DiskCache,
  version: string,
): Promise<Verdicts> {
  const old = cache.read<Cached>('verdicts', version) ?? {};
  const keys = new Map(samples.map((sample) => [sample, keyOf(sample)]));
  const known = (sample: Sample) => old[sample.source.page.file]?.[keys.get(sample)!];
  const verdicts = await compileSamples(
    samples.filter((sample) => !known(sample)),
    compile,
  );
  const current: Cached = {};
  for (const [sample, key] of keys) {
    const errors = known(sample) ?? verdicts.get(sample);
    if (errors) {
      (current[sample.source.page.file] ??= {})[key] = errors;
      verdicts.set(sample, errors);
    }
  }
  cache.write('verdicts', version, {...old, ...current});
  return verdicts;
}

/** Changes when the compiler would say something else of the same sample. */
export const versionOfSamples = (): string =>
  hashOf(
    hashOfFolder('src/checks/samples'),
    hashOfFolder('api/types'),
    hashOfFolder('src/content'),
    hashOfFolder('api/facts'),
    // What is installed, whatever the lockfile of the project asks for.
    hashOfFiles(['api/node_modules/.package-lock.json', 'src/config/packages.ts']),
  );

const keyOf = ({program, dependsOn}: Sample): string =>
  hashOf(program.name, ...dependsOn.flatMap(({file, text}) => [file, text]));
