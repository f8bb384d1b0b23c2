import ts from 'ts6';
import type {ApiFact, ApiKind} from '../facts.ts';
import {codeFiles, createCodeReader} from './code-modules.ts';
import {type Described, createCallReader} from './describe-calls.ts';
import {createMemberReader, isDeprecated, isPublicMember, notesOf} from './describe-members.ts';
import * as print from './print-signature.ts';
import type {Context} from './program.ts';
import {type Defaults, readDefaults} from './read-defaults.ts';
import {type Overload, readOverloads} from './read-overloads.ts';
import {sourceFile} from './source-file.ts';

/** What is said of every API, whatever its kind, and is filled in by its kind. */
const emptyFact = {
  parameters: [],
  options: [],
  inherited: [],
  extends: [],
  members: [],
} satisfies Partial<ApiFact>;

/** Describes an export, and its members with their whole names. */
export type ApiReader = (name: string, symbol: ts.Symbol) => ApiFact[];

/** Describes exports. One for a whole program, so that names are resolved once. */
export function createApiReader(context: Context): ApiReader {
  const {checker, isOurs} = context;
  const reader = createMemberReader(context);
  const {membersOf, fieldsOf, printer} = reader;
  const {describeComponent, describeFunction} = createCallReader(context, reader);
  const code = createCodeReader();

  /** Defaults in the code of a function, when its code is found. */
  function defaultsOf(name: string, symbol: ts.Symbol): Defaults | undefined {
    const [declaration] = symbol.declarations ?? [];
    const files = declaration ? codeFiles(declaration) : [];
    const node = files.map((file) => code.functionNamed(file, name)).find(Boolean);
    return node && readDefaults(node, code);
  }

  function describeObject(name: string, symbol: ts.Symbol): Described {
    const members = staticMembers(symbol).map((member) => ({
      name: member.name,
      type: printer.print(checker.getTypeOfSymbol(member)),
      required: true as const,
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
      source: sourceOf(symbol),
      kind,
      ...(isDeprecated(symbol, checker) && {deprecated: true}),
      ...emptyFact,
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

/** The source of what a symbol stands for. */
const sourceOf = ({declarations: [declaration] = []}: ts.Symbol): string =>
  declaration ? sourceFile(declaration.getSourceFile().fileName) : '';

/** Types of React for components and for what they return. */
const componentTypes =
  /^(ForwardRefExoticComponent|MemoExoticComponent|LazyExoticComponent|FunctionComponent|FC|ComponentType|ComponentClass)$/;
const elementTypes = /^(Element|ReactNode|ReactPortal|\w*React\w*Element)$/;

/** What an export is, by its type and its name: `useX` is a hook, `X` that returns an element a component. */
export function kindOf(symbol: ts.Symbol, context: Context): ApiKind {
  const {checker} = context;
  if (!(symbol.flags & ts.SymbolFlags.Value)) {
    return 'type';
  }
  if (symbol.flags & ts.SymbolFlags.Class) {
    return isBagOfFunctions(symbol) ? 'object' : 'class';
  }
  const type = checker.getTypeOfSymbol(symbol);
  // A context can be rendered too, but is made to be read.
  if (type.symbol?.name === 'Context') {
    return 'const';
  }
  if (isComponent(symbol.name, type)) {
    return 'component';
  }
  if (type.getCallSignatures().length > 0) {
    return /^use[A-Z]/.test(symbol.name) ? 'hook' : 'function';
  }
  return isObjectOfOurs(type, context) ? 'object' : 'const';
}

/** A class that is never made an instance of: `Easing`. */
const isBagOfFunctions = ({members, exports}: ts.Symbol): boolean =>
  [...(members?.values() ?? [])].every(({flags}) => flags & ts.SymbolFlags.TypeParameter) &&
  (exports?.size ?? 0) > 1;

function isComponent(name: string, type: ts.Type): boolean {
  const parts = type.isIntersection() ? type.types : [type];
  if (parts.some((part) => componentTypes.test((part.aliasSymbol ?? part.symbol)?.name ?? ''))) {
    return true;
  }
  const [call] = type.getCallSignatures();
  return (
    Boolean(call) &&
    /^[A-Z]/.test(name) &&
    call!.parameters.length <= 2 &&
    isRendered(call!.getReturnType())
  );
}

/** An element; also nothing at all, as components do that are read by their parent. */
function isRendered(type: ts.Type): boolean {
  return Boolean(type.flags & ts.TypeFlags.Null) || isElement(type);
}

function isElement(type: ts.Type): boolean {
  if (type.isUnion()) {
    return elementTypes.test(type.aliasSymbol?.name ?? '') || type.types.some(isElement);
  }
  return elementTypes.test(type.symbol?.name ?? '');
}

/** An object whose members are declared in the packages: a list or a string is none. */
function isObjectOfOurs(type: ts.Type, {checker, isOurs}: Context): boolean {
  return (
    Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) &&
    !checker.isArrayLikeType(type) &&
    checker
      .getPropertiesOfType(type)
      .some(
        (member) =>
          member.declarations?.some(isOurs) &&
          checker.getTypeOfSymbol(member).getCallSignatures().length > 0,
      )
  );
}
