import ts from 'ts6';
import {createCodeReader} from './code-modules.ts';
import {createValueReader} from './code-values.ts';
import type {ApiFact, ApiKind, OptionFact, ReturnFact} from '../facts.ts';
import {createMemberReader, isDeprecated, notesOf, optionFact} from './describe-members.ts';
import {codeFiles} from './find-code.ts';
import {kindOf} from './kind-of.ts';
import {inheritedFrom} from './inherited-from.ts';
import {mergeMembers, mergeParameters} from './merge-overloads.ts';
import * as print from './print-signature.ts';
import type {Context} from './program.ts';
import {isPublicMember} from './public-names.ts';
import {readDefaults, type Defaults} from './read-defaults.ts';
import {readOverloads, type Overload, type Parameter} from './read-overloads.ts';
import {withoutUndefined} from './union-text.ts';

/** Names of types that are made to be passed, and are no data. */
const optionsName = /(Options|Props|Input|Params|Parameters|Config|Args|Arguments)$/;

/** What is said of every API, whatever its kind, and is filled in by its kind. */
const nothing = {
  parameters: [],
  options: [],
  inherited: [],
  extends: [],
  members: [],
} satisfies Partial<ApiFact>;

/** Describes an export, and its members with their whole names. */
export type ApiReader = (name: string, symbol: ts.Symbol) => ApiFact[];

type Described = Pick<ApiFact, 'signature'> & Partial<ApiFact>;

/** Describes exports. One for a whole program, so that names are resolved once. */
export function createApiReader(context: Context): ApiReader {
  const {checker, isOurs} = context;
  const {membersOf, fieldsOf, printer} = createMemberReader(context);
  const code = createCodeReader();
  const readValue = createValueReader(code.find);

  /** Defaults in the code of a function, when its code is found. */
  function defaultsOf(name: string, symbol: ts.Symbol): Defaults | undefined {
    const [declaration] = symbol.declarations ?? [];
    const files = declaration ? codeFiles(declaration) : [];
    const node = files.map((file) => code.functionNamed(file, name)).find(Boolean);
    return node && readDefaults(node, code, readValue);
  }

  const textOf = ({type, written, required}: Parameter): string => {
    const text = written ? printer.node(written) : printer.print(type);
    return required ? text : withoutUndefined(text);
  };

  const isOptionsObject = ({type, rest}: Parameter): boolean => {
    const given = checker.getNonNullableType(type);
    return !rest && !given.isTypeParameter() && !isData(given) && membersOf(given).own.length > 0;
  };

  /** Data that one function returns and another takes has a name that users import. */
  const isData = (type: ts.Type): boolean => {
    const symbol = type.aliasSymbol ?? type.symbol;
    return Boolean(symbol) && context.isImportable(symbol) && !optionsName.test(symbol.name);
  };

  /** Where several objects are passed, the last one has the options. */
  const optionsIndex = ({parameters}: Overload): number =>
    parameters.findLastIndex(isOptionsObject);

  const asOption = (parameter: Parameter): OptionFact =>
    optionFact(parameter.name, textOf(parameter), parameter.required, false);

  /** The parameter with the options: its members are described apart. */
  const asObject = ({name, required}: Parameter): OptionFact =>
    optionFact(name, 'object', required, false);

  const resultText = ({result, writtenResult}: Overload): string =>
    writtenResult ? printer.node(writtenResult) : printer.print(result);

  function returns(overload: Overload): ReturnFact {
    const awaited = checker.getAwaitedType(overload.result) ?? overload.result;
    const [element] = checker.isArrayType(awaited)
      ? checker.getTypeArguments(awaited as ts.TypeReference)
      : [];
    const fields = membersOf(element ?? awaited).own;
    return {type: resultText(overload), fields, ...(element && {each: true as const})};
  }

  function describeComponent(
    name: string,
    overloads: readonly Overload[],
    defaults: Defaults | undefined,
  ): Described {
    const props = overloads.map(({parameters}) => parameters[0]).filter((one) => one !== undefined);
    const {own, inherited} = mergeMembers(props.map(({type}) => membersOf(type)));
    const from = [...new Set(props.flatMap(({type}) => inheritedFrom(type, context)))];
    const parameter = {name: 'props', type: '{}', required: true, options: own, extends: from};
    return {
      signature: print.functionSignature(name, [parameter], 'ReactNode'),
      options: own.map((option) => withDefault(option, defaults?.member(0, option.name))),
      inherited,
      extends: from,
    };
  }

  function describeFunction(
    name: string,
    overloads: readonly Overload[],
    defaults?: Defaults,
  ): Described {
    const [first] = overloads;
    const optionsAt = optionsIndex(first!);
    const alike = overloads.filter((one) => optionsIndex(one) === optionsAt);
    const objects = optionsAt < 0 ? [] : alike.map(({parameters}) => parameters[optionsAt]!);
    const {own, inherited} = mergeMembers(objects.map(({type}) => membersOf(type)));
    const positional = mergeParameters(alike.map(({parameters}) => parameters.map(asOption)))
      .map((parameter, index) => withDefault(parameter, defaults?.parameter(index)))
      .filter((_, index) => index !== optionsAt);
    return {
      signature: alike
        .map((one) => signatureOf(name, one))
        .filter(isFirst)
        .join('\n\n'),
      parameters: positional,
      ...(positional.length > 0 && objects[0] && {optionsParameter: asObject(objects[0])}),
      options: own.map((option) => withDefault(option, defaults?.member(optionsAt, option.name))),
      inherited,
      extends: [...new Set(objects.flatMap(({type}) => inheritedFrom(type, context)))],
      returns: returns(first!),
    };
  }

  const signatureOf = (name: string, overload: Overload): string =>
    print.functionSignature(
      name,
      overload.parameters.map((parameter, index) => ({
        ...asOption(parameter),
        rest: parameter.rest,
        ...(index === optionsIndex(overload) && {
          options: membersOf(parameter.type).own,
          extends: inheritedFrom(parameter.type, context),
        }),
      })),
      resultText(overload),
    );

  function describeObject(name: string, symbol: ts.Symbol): Described {
    const members = staticMembers(symbol).map((member) => ({
      name: member.name,
      type: printer.print(checker.getTypeOfSymbol(member)),
      required: true,
    }));
    return {signature: print.objectSignature(name, members)};
  }

  function describeType(name: string, symbol: ts.Symbol): Described {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const calls = readOverloads(type, context);
    const declaration = symbol.declarations?.[0];
    const text =
      declaration && ts.isTypeAliasDeclaration(declaration)
        ? printer.node(declaration.type)
        : printer.print(type);
    if (calls.length > 0) {
      return {...describeFunction(name, calls), signature: print.typeSignature(name, [], text)};
    }
    const {own, inherited} = membersOf(type);
    return {signature: print.typeSignature(name, own, text), options: own, inherited};
  }

  function describeClass(name: string, symbol: ts.Symbol): Described {
    const {own, inherited} = fieldsOf(checker.getDeclaredTypeOfSymbol(symbol));
    return {signature: print.classSignature(name, own), options: own, inherited};
  }

  /** Members of a value that are the package's own and public. */
  function staticMembers(symbol: ts.Symbol): ts.Symbol[] {
    return checker
      .getPropertiesOfType(checker.getTypeOfSymbol(symbol))
      .filter(
        (member) =>
          member.declarations?.some(isOurs) &&
          !(checker.getTypeOfSymbol(member).flags & (ts.TypeFlags.Void | ts.TypeFlags.Never)) &&
          isPublicMember(member.name, notesOf(member, checker)),
      );
  }

  const callsOf = (symbol: ts.Symbol): Overload[] =>
    readOverloads(checker.getTypeOfSymbol(symbol), context);

  const describeCall = (name: string, symbol: ts.Symbol): Described =>
    describeFunction(name, callsOf(symbol), defaultsOf(name, symbol));

  const describers: Record<ApiKind, (name: string, symbol: ts.Symbol) => Described> = {
    component: (name, symbol) => describeComponent(name, callsOf(symbol), defaultsOf(name, symbol)),
    function: describeCall,
    hook: describeCall,
    object: describeObject,
    class: describeClass,
    type: describeType,
    const: (name, symbol) => ({
      signature: print.constSignature(name, printer.print(checker.getTypeOfSymbol(symbol))),
    }),
  };

  function describe(name: string, symbol: ts.Symbol): ApiFact {
    const kind = kindOf(symbol, context);
    return {
      name,
      entries: [],
      origin: originOf(symbol),
      kind,
      ...(isDeprecated(symbol, checker) && {deprecated: true}),
      ...nothing,
      ...describers[kind](name, symbol),
    };
  }

  return function describeExport(name, symbol) {
    // What a package passes on from somebody else is not its own to document.
    if (!symbol.declarations?.some(isOurs)) {
      return [];
    }
    const api = describe(name, symbol);
    const hasMembers = api.kind === 'object' || api.kind === 'component';
    const members = hasMembers ? staticMembers(symbol) : [];
    return [
      {...api, members: members.map((member) => member.name)},
      ...members.map((member) => describe(`${name}.${member.name}`, member)),
    ];
  };
}

/** What must be given has no default. */
const withDefault = (option: OptionFact, value: string | undefined): OptionFact =>
  value === undefined || option.required ? option : {...option, default: value};

const isFirst = <T>(value: T, index: number, all: readonly T[]): boolean =>
  all.indexOf(value) === index;

/** Where a symbol is declared, from the folder of its package on. */
function originOf(symbol: ts.Symbol): string {
  const [declaration] = symbol.declarations ?? [];
  const file = declaration?.getSourceFile().fileName.split('/node_modules/').at(-1) ?? '';
  return `${file}#${symbol.name}`;
}
