import ts from 'ts6';
import type {Context} from './program.ts';
import {asPart, joinUnion, splitUnion, withoutUndefined} from './union-text.ts';

/** Symbols whose names are not those of types. */
const nameless =
  ts.SymbolFlags.TypeLiteral |
  ts.SymbolFlags.ObjectLiteral |
  ts.SymbolFlags.Function |
  ts.SymbolFlags.Method;

/**
 * Types as a reader wants them: literals spelled out, names kept for objects
 * and for what is long, and no path of a file.
 */
export function createTypePrinter({checker, isOurs, isImportable, aliasOf}: Context) {
  const open = new Set<ts.Symbol>();

  const declarationOf = (symbol: ts.Symbol) => symbol.declarations?.[0];

  const unalias = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  /** A named type, with its name or written out. */
  function named(symbol: ts.Symbol, args: readonly string[]): string {
    const declaration = declarationOf(symbol);
    const kept = symbol.name + (args.length > 0 ? `<${args.join(', ')}>` : '');
    if (!declaration || !isOurs(declaration)) {
      return kept;
    }
    if (args.length > 0) {
      // Arguments that name what nobody can import say nothing; a condition becomes what it chooses.
      const isCondition =
        ts.isTypeAliasDeclaration(declaration) && ts.isConditionalTypeNode(declaration.type);
      return isCondition && !isImportable(symbol) ? args.at(-1)! : kept;
    }
    if (!ts.isTypeAliasDeclaration(declaration) || open.has(symbol)) {
      return kept;
    }
    open.add(symbol);
    const text = node(declaration.type);
    open.delete(symbol);
    return isWorthWriting(symbol, declaration, text) ? text : kept;
  }

  function isWorthWriting(symbol: ts.Symbol, alias: ts.TypeAliasDeclaration, text: string) {
    const parts = splitUnion(text);
    if (parts.every(isPlain)) {
      return isFewLiterals(text);
    }
    const isObject = ts.isTypeLiteralNode(alias.type) || ts.isIntersectionTypeNode(alias.type);
    return text.length <= SHORT && !(isObject && isImportable(symbol));
  }

  function node(type: ts.TypeNode): string {
    // One word of the language: `string`, `unknown`.
    const word = ts.tokenToString(type.kind);
    if (word) {
      return word;
    }
    if (ts.isParenthesizedTypeNode(type)) {
      return node(type.type);
    }
    if (ts.isUnionTypeNode(type)) {
      return joinUnion(type.types.flatMap((part) => splitUnion(node(part))));
    }
    if (ts.isIntersectionTypeNode(type)) {
      return type.types.map((part) => asPart(node(part))).join(' & ');
    }
    if (ts.isLiteralTypeNode(type)) {
      return literal(type.literal);
    }
    if (ts.isArrayTypeNode(type)) {
      return `${asPart(node(type.elementType))}[]`;
    }
    if (ts.isTypeOperatorNode(type) && type.operator === ts.SyntaxKind.ReadonlyKeyword) {
      return `readonly ${node(type.type)}`;
    }
    if (ts.isTupleTypeNode(type)) {
      return `[${type.elements.map((part) => node(ts.isNamedTupleMember(part) ? part.type : part)).join(', ')}]`;
    }
    if (ts.isTypeReferenceNode(type) || (ts.isImportTypeNode(type) && !type.isTypeOf)) {
      return reference(type);
    }
    if (ts.isFunctionTypeNode(type)) {
      return functionOf(type.parameters, type.type);
    }
    const members = ts.isTypeLiteralNode(type) ? type.members.filter(ts.isPropertySignature) : [];
    if (ts.isTypeLiteralNode(type) && members.length === type.members.length) {
      return objectText(
        members.map((member) => ({
          name: member.name.getText(),
          optional: Boolean(member.questionToken),
          type: member.type ? node(member.type) : 'any',
        })),
      );
    }
    if (ts.isIndexedAccessTypeNode(type)) {
      return elementsOf(type) ?? print(checker.getTypeFromTypeNode(type));
    }
    return print(checker.getTypeFromTypeNode(type));
  }

  /** `(typeof list)[number]` in the order of the list. */
  function elementsOf({objectType, indexType}: ts.IndexedAccessTypeNode): string | undefined {
    const list = checker.getTypeFromTypeNode(objectType);
    return indexType.kind === ts.SyntaxKind.NumberKeyword && checker.isTupleType(list)
      ? joinUnion(checker.getTypeArguments(list as ts.TypeReference).map(print))
      : undefined;
  }

  function reference(type: ts.TypeReferenceNode | ts.ImportTypeNode): string {
    const name = ts.isTypeReferenceNode(type) ? type.typeName : type.qualifier;
    const symbol = name && checker.getSymbolAtLocation(name);
    const args = (type.typeArguments ?? []).map(node);
    if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter) {
      return typeParameter(checker.getTypeFromTypeNode(type));
    }
    return symbol ? named(unalias(symbol), args) : print(checker.getTypeFromTypeNode(type));
  }

  /** A type parameter by the few values that it can have, or by its name. */
  function typeParameter(type: ts.Type): string {
    const constraint = checker.getBaseConstraintOfType(type);
    const text = constraint?.isUnion() ? print(constraint) : '';
    return text && isFewLiterals(text) ? text : type.symbol.name;
  }

  const functionOf = (
    parameters: ts.NodeArray<ts.ParameterDeclaration>,
    result: ts.TypeNode | undefined,
  ): string => {
    const list = parameters.map((parameter, index) => {
      const name = ts.isIdentifier(parameter.name) ? parameter.name.text : `options${index || ''}`;
      const dots = parameter.dotDotDotToken ? '...' : '';
      return `${dots}${name}${parameter.questionToken ? '?' : ''}: ${parameter.type ? node(parameter.type) : 'any'}`;
    });
    return `(${list.join(', ')}) => ${result ? node(result) : 'void'}`;
  };

  /** A type that is written nowhere: the result of an operation on types. */
  function print(type: ts.Type): string {
    if (type.isStringLiteral()) {
      return quote(type.value);
    }
    if (type.isNumberLiteral()) {
      return String(type.value);
    }
    if (type.aliasSymbol) {
      return named(type.aliasSymbol, (type.aliasTypeArguments ?? []).map(print));
    }
    if (type.isUnion()) {
      return union(type);
    }
    if (type.isIntersection()) {
      return type.types.map((part) => asPart(print(part))).join(' & ');
    }
    if (checker.isArrayType(type)) {
      const [element] = checker.getTypeArguments(type as ts.TypeReference);
      const readonly = type.symbol.name === 'ReadonlyArray' ? 'readonly ' : '';
      return `${readonly}${asPart(print(element!))}[]`;
    }
    if (type.flags & ts.TypeFlags.TypeParameter) {
      return typeParameter(type);
    }
    if (type.flags & ts.TypeFlags.IndexedAccess) {
      const text = print(checker.getBaseConstraintOfType(type) ?? checker.getAnyType());
      return isFewLiterals(text) ? text : written(type);
    }
    if (type.flags & ts.TypeFlags.Object && !checker.isTupleType(type)) {
      return object(type);
    }
    return written(type);
  }

  const written = (type: ts.Type): string =>
    clean(checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation));

  /** The names that a union was made of, where the compiler remembers them. */
  function union(type: ts.UnionType): string {
    const alias = aliasOf(checker.getNonNullableType(type));
    if (alias && !open.has(alias)) {
      const nothing = type.types.filter(
        ({flags}) => flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined),
      );
      return joinUnion([...splitUnion(named(alias, [])), ...nothing.map(print)]);
    }
    const {origin} = type as ts.UnionType & {origin?: ts.Type};
    const parts = origin?.isUnion() ? origin.types : type.types;
    return joinUnion(parts.flatMap((part) => splitUnion(print(part))));
  }

  function object(type: ts.Type): string {
    const [call, ...more] = type.getCallSignatures();
    if (type.symbol && !(type.symbol.flags & nameless)) {
      const args = checker.getTypeArguments(type as ts.TypeReference) ?? [];
      return named(type.symbol, args.slice(0, typeParameterCount(type)).map(print));
    }
    if (call && more.length === 0) {
      const list = call.parameters.map(argument);
      return `(${list.join(', ')}) => ${print(call.getReturnType())}`;
    }
    const index = checker.getIndexInfosOfType(type)[0];
    const members = checker.getPropertiesOfType(type).map((member) => ({
      name: member.name,
      optional: Boolean(member.flags & ts.SymbolFlags.Optional),
      type: print(checker.getTypeOfSymbol(member)),
    }));
    return index && members.length === 0
      ? `Record<${print(index.keyType)}, ${print(index.type)}>`
      : objectText(members);
  }

  function argument(symbol: ts.Symbol): string {
    const declaration = symbol.valueDeclaration;
    const optional =
      declaration && ts.isParameter(declaration) && checker.isOptionalParameter(declaration);
    const text = print(checker.getTypeOfSymbol(symbol));
    return optional ? `${symbol.name}?: ${withoutUndefined(text)}` : `${symbol.name}: ${text}`;
  }

  const typeParameterCount = (type: ts.Type): number =>
    (type as ts.TypeReference).target?.typeParameters?.length ?? 0;

  return {node, print};
}

const quote = (text: string) => `'${text.replaceAll("'", "\\'")}'`;

const literal = (value: ts.LiteralTypeNode['literal']): string =>
  ts.isStringLiteral(value) ? quote(value.text) : value.getText();

const clean = (text: string) =>
  text.replaceAll(/import\("[^"]*"\)\./g, '').replaceAll(/"([^"']*)"/g, "'$1'");

/** A union of more literals than this keeps its name. */
const MANY_LITERALS = 16;

/** Types that say the same wherever they stand. */
const isPlain = (text: string) =>
  /^('.*'|-?[\d.]+|string|number|boolean|null|undefined|true|false|bigint|unknown|any|void|never)$/.test(
    text,
  );

/** Whether a union is short enough to be read value by value. */
const isFewLiterals = (text: string): boolean => {
  const parts = splitUnion(text);
  return parts.every(isPlain) && parts.length <= MANY_LITERALS;
};

type Member = {name: string; optional: boolean; type: string};

/** A type of this length or less is written out, a longer one keeps its name. */
const SHORT = 90;

/** An object type in one line. A long one shows of the objects in it that they are there. */
function objectText(members: readonly Member[]): string {
  const texts = members.map(({name, optional, type}) => ({
    name: `${name}${optional ? '?' : ''}`,
    type: optional ? withoutUndefined(type) : type,
  }));
  const isLong = texts.reduce((sum, {type}) => sum + type.length, 0) > 2 * SHORT;
  const short = (type: string) => (isLong && /^{.{40,}/.test(type) ? '{…}' : type);
  return `{${texts.map(({name, type}) => `${name}: ${short(type)}`).join('; ')}}`;
}
