import {isSyntaxError, type Diagnostic} from './run-compiler.ts';
import type {Compile} from './run-compiler.ts';
import type {Sample} from './sample.ts';
import {columnInFence, messageInFence, type Source} from './source.ts';

/** An error and where it is in the code of the fence; lines and columns are counted from 1. */
export type SampleError = Omit<Diagnostic, 'file'>;

/** What the compiler says of samples. A sample that imports one with a syntax error has no entry. */
export type Verdicts = Map<Sample, readonly SampleError[]>;

/** Compiles samples, each together with the others of its program. */
export async function compileSamples(
  samples: readonly Sample[],
  compile: Compile,
): Promise<Verdicts> {
  const verdicts: Verdicts = new Map();
  for (const group of grouped(samples, ({program}) => program.name).values()) {
    await compileProgram(group, compile, verdicts);
  }
  return verdicts;
}

/**
 * While there is a syntax error anywhere, TypeScript reports no other errors: the samples that
 * have one get theirs and are left out, and the rest is compiled again.
 */
async function compileProgram(
  samples: readonly Sample[],
  compile: Compile,
  verdicts: Verdicts,
): Promise<void> {
  const [first] = samples;
  if (!first) {
    return;
  }
  const sources = new Set(samples.flatMap(({dependsOn}) => dependsOn));
  const diagnostics = await compile(first.program, [...sources]);
  const byFile = grouped(diagnostics, ({file}) => file);
  assertOnlyIn(byFile, sources);
  const onlySyntax = diagnostics.length > 0 && diagnostics.every(isSyntaxError);
  const judged = samples.filter(({source}) => !onlySyntax || byFile.has(source.file));
  for (const sample of judged) {
    verdicts.set(sample, errorsOf(sample.source, byFile.get(sample.source.file) ?? []));
  }
  if (onlySyntax) {
    const rest = samples.filter(({dependsOn}) => !dependsOn.some(({file}) => byFile.has(file)));
    await compileProgram(rest, compile, verdicts);
  }
}

function assertOnlyIn(byFile: ReadonlyMap<string, unknown>, sources: ReadonlySet<Source>): void {
  const files = new Set([...sources].map(({file}) => file));
  const unexpected = [...byFile.keys()].filter((file) => !files.has(file));
  if (unexpected.length > 0) {
    throw new Error(`TypeScript found errors outside of the samples, in ${unexpected.join(', ')}.`);
  }
}

/** Numbers of the errors about types that are missing, which JavaScript cannot write. */
const isImplicitAny = ({code}: Diagnostic): boolean => code >= 7005 && code <= 7053;

function errorsOf(source: Source, diagnostics: readonly Diagnostic[]): SampleError[] {
  const typed = source.fence.language.startsWith('ts');
  return diagnostics
    .filter((diagnostic) => typed || !isImplicitAny(diagnostic))
    .map(({line, column, code, message}) => ({
      line,
      column: columnInFence(source, line, column),
      code,
      message: messageInFence(source, message),
    }));
}

/** Items by what a function says of them, in their order. */
export function grouped<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const name = nameOf(item);
    const group = groups.get(name) ?? [];
    group.push(item);
    groups.set(name, group);
  }
  return groups;
}
