import {createRequire} from 'node:module';
import path from 'node:path';
import ts from 'ts6';
import type {FlagValue} from './flag-values.ts';

/** Where the types of the parsed command line stand, by the program that parses it. */
const parsed = {
  cli: 'cli/dist/parsed-cli.d.ts',
  lambda: 'lambda/dist/cli/args.d.ts',
  cloudrun: 'cloudrun/dist/cli/args.d.ts',
};
const options = 'renderer/dist/client.d.ts';

export type Parser = keyof typeof parsed;

let kept: ts.Program | undefined;

function program(packages: string): ts.Program {
  kept ??= ts.createProgram(
    [...Object.values(parsed), options].map((file) => path.join(packages, file)),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      // Enough for tuples and arrays, from which unions of texts are made.
      lib: ['lib.es5.d.ts'],
      strict: true,
      types: [],
    },
  );
  return kept;
}

/** Kinds of value by key, from the type of `parsedCli` and its like. */
export function typesOfParsed(packages: string, parser: Parser): [string, FlagValue][] {
  return exportsOf(packages, parsed[parser])
    .filter(({name}) => /^parsed\w*Cli$/.test(name))
    .flatMap((symbol) => members(packages, symbol))
    .filter(({name}) => !name.startsWith('_'))
    .flatMap((member) => named(packages, member.name, member));
}

/** Types of the options that the renderer declares, by their flag. */
export function typesOfOptions(packages: string): [string, FlagValue][] {
  const [apis] = exportsOf(packages, options).filter(({name}) => name === 'BrowserSafeApis');
  const [declared] = members(packages, apis!).filter(({name}) => name === 'options');
  const flags = new Map(rendererOptions(packages).map(([name, {cliFlag}]) => [name, cliFlag]));
  return members(packages, declared!).flatMap((option) =>
    members(packages, option)
      .filter(({name}) => name === 'type')
      .flatMap((type) => named(packages, flags.get(option.name)!, type)),
  );
}

const exportsOf = (packages: string, file: string): ts.Symbol[] => {
  const built = program(packages);
  const source = built.getSourceFile(path.join(packages, file))!;
  const checker = built.getTypeChecker();
  return checker.getExportsOfModule(checker.getSymbolAtLocation(source)!);
};

/** Members of what a symbol is; of each part, where its type is written as an intersection. */
function members(packages: string, symbol: ts.Symbol): ts.Symbol[] {
  const checker = program(packages).getTypeChecker();
  const declared = symbol.valueDeclaration;
  const written = declared && ts.isVariableDeclaration(declared) ? declared.type : undefined;
  const types =
    written && ts.isIntersectionTypeNode(written)
      ? written.types.map((part) => checker.getTypeFromTypeNode(part))
      : [checker.getTypeOfSymbol(symbol)];
  return types.flatMap((type) => type.getProperties());
}

function named(packages: string, name: string, symbol: ts.Symbol): [string, FlagValue][] {
  const value = valueOf(program(packages).getTypeChecker().getTypeOfSymbol(symbol));
  return value ? [[name, value]] : [];
}

function valueOf(type: ts.Type): FlagValue | undefined {
  const absent = ts.TypeFlags.Null | ts.TypeFlags.Undefined;
  const parts = (type.isUnion() ? type.types : [type]).filter(({flags}) => !(flags & absent));
  const every = (kind: ts.TypeFlags): boolean =>
    parts.length > 0 && parts.every(({flags}) => flags & kind);
  if (every(ts.TypeFlags.StringLiteral)) {
    return {
      type: 'choice',
      choices: parts.map((part) => (part as ts.StringLiteralType).value),
    };
  }
  if (every(ts.TypeFlags.BooleanLike)) {
    return {type: 'boolean'};
  }
  if (every(ts.TypeFlags.NumberLike)) {
    return {type: 'number'};
  }
  return every(ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike) ? {type: 'string'} : undefined;
}

type RendererOption = {
  cliFlag: string;
  getValue: (values: {commandLine: Record<string, unknown>}, more?: unknown) => {value: unknown};
};

/** The options that the renderer declares, as its own code holds them. */
export function rendererOptions(packages: string): [string, RendererOption][] {
  const load = createRequire(path.join(packages, 'renderer/package.json'));
  const {BrowserSafeApis} = load('@remotion/renderer/client') as {
    BrowserSafeApis: {options: Record<string, RendererOption>};
  };
  return Object.entries(BrowserSafeApis.options);
}
