import path from 'node:path';
import ts from 'ts6';
import {packagesApart} from '../../../config/packages.ts';

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
 */
export function createProgram(
  root: string,
  entries: readonly string[],
): {program: ts.Program; files: EntryFile[]} {
  const host = ts.createCompilerHost(options);
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

/** Some packages mean another version of a package than the one installed under its name. */
function replacement(name: string, from: string): string {
  const apart = Object.entries(packagesApart).find(([packageName]) =>
    from.includes(`/node_modules/${packageName}/`),
  );
  return apart?.[1][name] ?? name;
}
