import ts from 'ts6';
import type {OptionFact} from '../facts.ts';
import {optionFact, type Members} from './describe-members.ts';
import type {Context} from './program.ts';
import {joinUnion, splitUnion} from './union-text.ts';

/** One positional parameter of one overload. */
export type Parameter = {
  name: string;
  type: ts.Type;
  /** The type as it is written, where it is. */
  written?: ts.TypeNode;
  required: boolean;
  rest: boolean;
};

/** One way to call a function. */
export type Overload = {parameters: Parameter[]; result: ts.Type; writtenResult?: ts.TypeNode};

const isDeprecated = ({declaration}: ts.Signature): boolean =>
  Boolean(declaration && ts.getJSDocDeprecatedTag(declaration));

/**
 * The ways to call something, in the order of their declaration. Deprecated
 * ones count only where all are.
 */
export function readOverloads(type: ts.Type, {checker}: Context): Overload[] {
  const all = type.getCallSignatures();
  const current = all.filter((signature) => !isDeprecated(signature));
  return (current.length > 0 ? current : all).flatMap((signature) => {
    const lists = signature.parameters.reduce<Parameter[][]>(
      (found, symbol) =>
        found.flatMap((list) => parametersOf(symbol, checker).map((more) => [...list, ...more])),
      [[]],
    );
    return lists.map((parameters) => ({
      parameters,
      result: signature.getReturnType(),
      writtenResult: writtenResult(signature, checker),
    }));
  });
}

/** A rest parameter whose type is a union of tuples is as many overloads. */
function parametersOf(symbol: ts.Symbol, checker: ts.TypeChecker): Parameter[][] {
  const declaration = symbol.valueDeclaration as ts.ParameterDeclaration | undefined;
  const type = checker.getTypeOfSymbol(symbol);
  const rest = Boolean(declaration?.dotDotDotToken);
  const tuples = rest ? (type.isUnion() ? type.types : [type]) : [];
  if (tuples.length > 0 && tuples.every((tuple) => checker.isTupleType(tuple))) {
    return tuples.map((tuple) => ofTuple(tuple as ts.TupleTypeReference, checker));
  }
  const name = declaration && !ts.isIdentifier(declaration.name) ? 'options' : symbol.name;
  const required = !rest && !declaration?.questionToken && !declaration?.initializer;
  return [[{name, type, written: writtenType(declaration?.type, type, checker), required, rest}]];
}

function ofTuple(tuple: ts.TupleTypeReference, checker: ts.TypeChecker): Parameter[] {
  const {labeledElementDeclarations = [], elementFlags} = tuple.target;
  return checker.getTypeArguments(tuple).map((type, index) => {
    const label = labeledElementDeclarations[index]?.name;
    return {
      name: label && ts.isIdentifier(label) ? label.text : 'options',
      type,
      required: elementFlags[index] === ts.ElementFlags.Required,
      rest: false,
    };
  });
}

/** The text of the type counts only where it means the type that the caller sees. */
const writtenType = (node: ts.TypeNode | undefined, type: ts.Type, checker: ts.TypeChecker) =>
  node &&
  checker.getNonNullableType(checker.getTypeFromTypeNode(node)) === checker.getNonNullableType(type)
    ? node
    : undefined;

const writtenResult = (signature: ts.Signature, checker: ts.TypeChecker) =>
  writtenType(
    signature.declaration && !ts.isJSDocSignature(signature.declaration)
      ? signature.declaration.type
      : undefined,
    signature.getReturnType(),
    checker,
  );

/** Members of overloads: required where every overload requires them. */
export function mergeMembers(all: readonly Members[]): Members {
  const merge = (lists: readonly OptionFact[][]): OptionFact[] => {
    const names = [...new Set(lists.flat().map(({name}) => name))];
    return names.map((name) => {
      const found = lists.flatMap((list) => list.filter((option) => option.name === name));
      const required = found.length === lists.length && found.every((option) => option.required);
      return asRequired(found[0]!, required);
    });
  };
  return {
    own: merge(all.map(({own}) => own)),
    inherited: merge(all.map(({inherited}) => inherited)),
  };
}

/** Positional parameters of overloads: each of all the types that it can have. */
export function mergeParameters(lists: readonly OptionFact[][]): OptionFact[] {
  const longest = lists.toSorted((a, b) => b.length - a.length)[0] ?? [];
  return longest.map((parameter, index) => ({
    ...asRequired(
      parameter,
      lists.every((list) => list[index]?.required),
    ),
    type: joinUnion(lists.flatMap((list) => splitUnion(list[index]?.type ?? parameter.type))),
  }));
}

const asRequired = ({name, type, deprecated}: OptionFact, required: boolean): OptionFact =>
  optionFact(name, type, required, Boolean(deprecated));
