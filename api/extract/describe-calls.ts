import type ts from 'ts6';
import type {ApiFact, OptionFact, ReturnFact} from '../facts.ts';
import {type MemberReader, optionFact} from './describe-members.ts';
import {functionSignature} from './print-signature.ts';
import type {Context} from './program.ts';
import type {Defaults} from './read-defaults.ts';
import {type Overload, type Parameter, mergeMembers, mergeParameters} from './read-overloads.ts';
import {withoutUndefined} from './union-text.ts';

/** Names of types that are made to be passed, and are no data. */
const optionsName = /(Options|Props|Input|Params|Parameters|Config|Args|Arguments)$/;

/** What is said of an API of one kind. */
export type Described = Pick<ApiFact, 'signature'> & Partial<ApiFact>;

/** Describes what is called: functions with their options and results, components with their props. */
export function createCallReader(context: Context, {membersOf, printer}: MemberReader) {
  const {checker} = context;

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
      signature: functionSignature(name, [parameter], 'ReactNode'),
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
    functionSignature(
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

  return {describeComponent, describeFunction};
}

/** What must be given has no default. */
const withDefault = (option: OptionFact, value: string | undefined): OptionFact =>
  value === undefined || option.required ? option : {...option, default: value};

const isFirst = <T>(value: T, index: number, all: readonly T[]): boolean =>
  all.indexOf(value) === index;

/** Wrappers that take types of props as they are, or a part of them. */
const wrappers =
  /^(Omit|Pick|Partial|Required|Readonly|DetailedHTMLProps|PropsWithChildren|PropsWithoutRef|RefAttributes|ClassAttributes|Record)$/;

/** Names of the types from elsewhere that a type of props takes over. */
function inheritedFrom(type: ts.Type, context: Context, seen = new Set<ts.Type>()): string[] {
  if (seen.has(type)) {
    return [];
  }
  seen.add(type);
  const {checker, isOurs} = context;
  const inside = (types: readonly ts.Type[]) =>
    types.flatMap((part) => inheritedFrom(part, context, seen));
  const symbol = type.aliasSymbol ?? type.symbol;
  const declaration = symbol?.declarations?.[0];
  const name = symbol?.name ?? '';
  const args = type.aliasTypeArguments ?? [];
  if (declaration && !isOurs(declaration) && !name.startsWith('__')) {
    if (wrappers.test(name)) {
      return inside(args);
    }
    return checker.getPropertiesOfType(type).length > 0 && /(Attributes|Props|Options)$/.test(name)
      ? [name]
      : [];
  }
  return type.isUnionOrIntersection() ? inside(type.types) : inside(args);
}
