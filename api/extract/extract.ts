import ts from 'ts6';
import {packageOfEntry, type ApiFact, type PackageFacts} from '../facts.ts';
import {type ApiReader, createApiReader} from './describe-api.ts';
import {isPublicExport} from './describe-members.ts';
import {type Context, type EntryFile, createProgram, entryPoints} from './program.ts';

/**
 * Reads the public API of packages from their declarations, all in one program.
 * @param root folder with `node_modules`
 * @param versions version of each package by its name
 * @param described packages to describe, when not all
 * @param parsed files outside the folder, to be shared by several extractions
 */
export function extract(
  root: string,
  versions: Readonly<Record<string, string>>,
  described = Object.keys(versions),
  parsed?: Map<string, ts.SourceFile>,
): PackageFacts[] {
  const packages = Object.keys(versions);
  const entries = packages.flatMap((name) => entryPoints(root, name));
  const {program, files} = createProgram(root, entries, parsed);
  const exported = files.map((file) => ({...file, symbols: exportsOf(file, program)}));
  const describeExport = createApiReader(contextOf(program, packages, exported));
  return described.map((name) => ({
    package: name,
    version: versions[name]!,
    apis: apisOf(
      exported.filter(({entry}) => packageOfEntry(entry) === name),
      describeExport,
    ),
  }));
}

/** An entry point and what it exports, by the name it has there. */
type Exported = EntryFile & {symbols: ReadonlyMap<string, ts.Symbol>};

function exportsOf({file}: EntryFile, program: ts.Program): Exported['symbols'] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const symbols = module ? checker.getExportsOfModule(module) : [];
  return new Map(
    symbols
      .filter(({name}) => isPublicExport(name) && name !== 'default')
      .map((symbol) => [
        symbol.name,
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
      ]),
  );
}

function contextOf(
  program: ts.Program,
  packages: readonly string[],
  exported: readonly Exported[],
): Context {
  const checker = program.getTypeChecker();
  const symbols = exported.flatMap((one) => [...one.symbols.values()]);
  const importable = new Set(symbols);
  const unions = symbols
    .filter(({flags}) => flags & ts.SymbolFlags.TypeAlias)
    .map((symbol) => [checker.getDeclaredTypeOfSymbol(symbol), symbol] as const)
    .filter(([type]) => type.isUnion());
  const aliases = new Map(unions.toReversed());
  return {
    checker,
    isOurs: (node) => isOfPackages(node.getSourceFile().fileName, packages),
    isImportable: (symbol) => importable.has(symbol),
    aliasOf: (type) => aliases.get(type),
  };
}

/** Each export once, with all the paths that it can be imported from. */
function apisOf(exported: readonly Exported[], describeExport: ApiReader): ApiFact[] {
  const found = new Map<string, {name: string; symbol: ts.Symbol; entries: string[]}>();
  const ids = new Map<ts.Symbol, number>();
  for (const {entry, symbols} of exported) {
    for (const [name, symbol] of symbols) {
      ids.set(symbol, ids.get(symbol) ?? ids.size);
      const key = `${name} ${ids.get(symbol)}`;
      found.set(key, {name, symbol, entries: [...(found.get(key)?.entries ?? []), entry]});
    }
  }
  return [...found.values()].flatMap(({name, symbol, entries}) =>
    describeExport(name, symbol).map((api) => ({...api, entries})),
  );
}

/** Files of the packages, also of a second version that another package brings along. */
function isOfPackages(file: string, packages: readonly string[]): boolean {
  const inPackages = file.split('/node_modules/').at(-1)!;
  return (
    packages.some((name) => inPackages.startsWith(`${name}/`)) || inPackages.startsWith('remotion-')
  );
}
