import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'ts6';
import {importOverrides} from '../../src/config/packages.ts';

/** What all parts of the extraction need to know. */
export type Context = {
  checker: ts.TypeChecker;
  /** Whether a declaration belongs to a documented package, and is not somebody else's. */
  isOurs: (declaration: ts.Node) => boolean;
  /** Whether users can import a declaration by the name it has. */
  isImportable: (symbol: ts.Symbol) => boolean;
  /** The exported name of a union, where an operation on types has lost it. */
  aliasOf: (type: ts.Type) => ts.Symbol | undefined;
};

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  types: ['node', 'react'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

export type EntryFile = {entry: string; file: string};

/**
 * One program over the declarations of all entry points. Entry points without
 * declarations are left out.
 * @param root folder with `node_modules`
 * @param parsed files outside the folder, to be shared by several programs
 */
export function createProgram(
  root: string,
  entries: readonly string[],
  parsed?: Map<string, ts.SourceFile>,
): {program: ts.Program; files: EntryFile[]} {
  const host = ts.createCompilerHost(options);
  if (parsed) {
    shareParsed(host, path.resolve(root), parsed);
  }
  const resolveName = (name: string, from: string) =>
    ts.resolveModuleName(replacement(name, from), from, options, host);
  // Some declarations name `react/jsx-runtime.js`, which only React's older versions have.
  const resolve = (name: string, from: string) => {
    const found = resolveName(name, from);
    return found.resolvedModule || /^\.|^\//.test(name)
      ? found
      : resolveName(name.replace(/\.js$/, ''), from);
  };
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({text}) => resolve(text, from));
  const files = entries.flatMap((entry) => {
    const {resolvedModule} = resolve(entry, path.join(path.resolve(root), 'index.ts'));
    const file = resolvedModule?.resolvedFileName;
    return file && /\.d\.[cm]?ts$/.test(file) ? [{entry, file}] : [];
  });
  const names = files.map(({file}) => file);
  return {program: ts.createProgram(names, options, host), files};
}

/** What is outside the folder is the same for every program: it is parsed once. */
function shareParsed(host: ts.CompilerHost, root: string, parsed: Map<string, ts.SourceFile>) {
  const parse = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    const source = parsed.get(file) ?? parse(file, ...rest);
    if (source && !file.startsWith(`${root}/`)) {
      parsed.set(file, source);
    }
    return source;
  };
}

/** Some packages mean another version of a package than the one installed under its name. */
function replacement(name: string, from: string): string {
  const overrides = Object.entries(importOverrides).find(([packageName]) =>
    from.includes(`/node_modules/${packageName}/`),
  );
  return overrides?.[1][name] ?? name;
}

/** Packages with many entry points of one shape: the one that stands for all of them. */
const sampleEntries: Readonly<Record<string, string>> = {
  // One entry point for each of 1,700 fonts.
  '@remotion/google-fonts': '@remotion/google-fonts/Inter',
};

type Manifest = {exports?: Record<string, unknown>};

/**
 * Paths that a package can be imported from.
 * @param root folder with `node_modules`
 */
export function entryPoints(root: string, packageName: string): string[] {
  const file = path.join(root, 'node_modules', packageName, 'package.json');
  const {exports = {'.': {}}} = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const paths = Object.keys(exports)
    .filter((key) => !key.endsWith('.json') && !key.includes('*'))
    .map((key) => `${packageName}${key.slice(1)}`)
    .filter((entry, _, all) => !entry.endsWith('/index') || !all.includes(entry.slice(0, -6)));
  const sample = sampleEntries[packageName];
  return (sample ? [...paths, sample] : paths).sort();
}
