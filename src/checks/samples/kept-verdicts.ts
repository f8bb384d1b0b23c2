import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashOf, hashOfFiles, hashOfFolder} from '../cache/hash.ts';
import {compileSamples, type SampleError, type Verdicts} from './compile-samples.ts';
import type {Compile} from './run-compiler.ts';
import type {Sample} from './sample.ts';

type Kept = Record<string, readonly SampleError[]>;

/**
 * Verdicts over samples, compiling only those that are new or that something changed for: their
 * code or that of what they import, the installed packages, or this check.
 * @param file in which verdicts are kept
 */
export async function verdictsOver(
  samples: readonly Sample[],
  compile: Compile,
  file: string,
): Promise<Verdicts> {
  const old = read(file);
  const surroundings = hashOfSurroundings();
  const keys = new Map(samples.map((sample) => [sample, keyOf(sample, surroundings)]));
  const changed = samples.filter((sample) => !old[keys.get(sample)!]);
  const verdicts = await compileSamples(changed, compile);
  const kept: Kept = {};
  for (const [sample, key] of keys) {
    const errors = old[key] ?? verdicts.get(sample);
    if (errors) {
      kept[key] = errors;
      verdicts.set(sample, errors);
    }
  }
  if (changed.length > 0 || Object.keys(old).length !== Object.keys(kept).length) {
    write(file, kept);
  }
  return verdicts;
}

/** What every verdict depends on beside the pages. */
const hashOfSurroundings = (): string =>
  hashOf(
    hashOfFolder(import.meta.dirname),
    hashOfFolder('types'),
    // What is installed, whatever the lockfile of the project asks for.
    hashOfFiles(['node_modules/.package-lock.json', 'src/config/packages.ts']),
  );

const keyOf = ({program, dependsOn}: Sample, surroundings: string): string =>
  hashOf(surroundings, program.name, ...dependsOn.flatMap(({file, text}) => [file, text]));

function read(file: string): Kept {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** Whole or not at all, since another process may read it. */
function write(file: string, kept: Kept): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, JSON.stringify(kept));
  renameSync(whole, file);
}
