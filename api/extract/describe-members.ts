import ts from 'ts6';
import type {OptionFact} from '../facts.ts';
import {createTypePrinter} from './print-type.ts';
import type {Context} from './program.ts';
import {joinUnion, splitUnion, withoutUndefined} from './union-text.ts';

/** The members of an object type: the package's own, and those it takes over from elsewhere. */
export type Members = {own: OptionFact[]; inherited: OptionFact[]};

/** Texts of the tags that say who a name is for. */
export const notesOf = (symbol: ts.Symbol, checker: ts.TypeChecker): Note[] =>
  symbol
    .getJsDocTags(checker)
    .filter(({name}) => name === 'deprecated' || name === 'internal')
    .map(({name, text}) => ({tag: name as Note['tag'], text: ts.displayPartsToString(text)}));

export const isDeprecated = (symbol: ts.Symbol, checker: ts.TypeChecker): boolean =>
  notesOf(symbol, checker).some(({tag}) => tag === 'deprecated');

const isPrivate = ({declarations = []}: ts.Symbol): boolean =>
  declarations.some(
    (declaration) =>
      ts.getCombinedModifierFlags(declaration) &
      (ts.ModifierFlags.Private | ts.ModifierFlags.Protected),
  );

/** Optional things are marked so; a deprecated one too. Absent marks are left out of the record. */
export const optionFact = (
  name: string,
  type: string,
  required: boolean,
  deprecated: boolean,
): OptionFact => ({name, type, ...(required && {required}), ...(deprecated && {deprecated})});

export type MemberReader = ReturnType<typeof createMemberReader>;

/**
 * Describes members of object types. A union of objects is one object: a member
 * is required where all of them require it.
 */
export function createMemberReader(context: Context) {
  const {checker, isOurs} = context;
  const printer = createTypePrinter(context);

  /** The objects that a type can be, or nothing when it can also be something else. */
  function objectsOf(type: ts.Type): ts.Type[] {
    const given = checker.getNonNullableType(type);
    const branches = (given.isUnion() ? given.types : [given]).map((branch) =>
      branch.flags & ts.TypeFlags.Instantiable ? checker.getApparentType(branch) : branch,
    );
    return branches.every(isPlainObject) ? branches : [];
  }

  function isPlainObject(type: ts.Type): boolean {
    if (type.isIntersection()) {
      return type.types.some(isPlainObject) || checker.getPropertiesOfType(type).length > 0;
    }
    return (
      Boolean(type.flags & ts.TypeFlags.Object) &&
      !checker.isArrayType(type) &&
      !checker.isTupleType(type) &&
      type.getCallSignatures().length === 0 &&
      !type.isClass()
    );
  }

  function typeText(symbol: ts.Symbol): string {
    const type = checker.getTypeOfSymbol(symbol);
    const [declaration, ...others] = symbol.declarations ?? [];
    const written =
      declaration && others.length === 0 && ts.isPropertySignature(declaration)
        ? declaration.type
        : undefined;
    const same =
      written &&
      checker.getNonNullableType(checker.getTypeFromTypeNode(written)) ===
        checker.getNonNullableType(type);
    return same ? printer.node(written) : printer.print(type);
  }

  function describe(name: string, symbols: readonly ts.Symbol[], branches: number): OptionFact {
    const required =
      symbols.length === branches && !symbols.some(({flags}) => flags & ts.SymbolFlags.Optional);
    const texts = symbols.flatMap((symbol) => splitUnion(typeText(symbol)));
    // An object without members takes anything, and says nothing beside a type that does.
    const type = joinUnion(texts.filter((text) => text !== '{}' || texts.length === 1));
    const deprecated = symbols.every((symbol) => isDeprecated(symbol, checker));
    return optionFact(name, required ? type : withoutUndefined(type), required, deprecated);
  }

  const known = new Map<ts.Type, Members>();

  /** Members of an object that a caller writes, in the order of their declaration; of a class none. */
  function membersOf(type: ts.Type): Members {
    const members = known.get(type) ?? describeAll(objectsOf(type));
    known.set(type, members);
    return members;
  }

  function describeAll(branches: readonly ts.Type[]): Members {
    const byName = new Map<string, ts.Symbol[]>();
    for (const symbol of branches.flatMap((branch) => checker.getPropertiesOfType(branch))) {
      if (isPublicMember(symbol.name, notesOf(symbol, checker)) && !isPrivate(symbol)) {
        byName.set(symbol.name, [...(byName.get(symbol.name) ?? []), symbol]);
      }
    }
    const members: Members = {own: [], inherited: []};
    for (const [name, symbols] of byName) {
      const isOwn = symbols.some(
        ({declarations = []}) => declarations.length === 0 || declarations.some(isOurs),
      );
      members[isOwn ? 'own' : 'inherited'].push(describe(name, symbols, branches.length));
    }
    return members;
  }

  /** Public fields of the instances of a class. */
  const fieldsOf = (type: ts.Type): Members => describeAll([type]);

  return {membersOf, fieldsOf, printer};
}

/**
 * Which names of the packages are public. The packages export more than they
 * promise: other packages of the family need it, users must not.
 */
const internalExports: readonly {pattern: RegExp; reason: string}[] = [
  {pattern: /Internals$/, reason: 'shared between the packages of the family'},
  {
    pattern: /^(BrowserSafeApis|NoReactAPIs)$/,
    reason: 'parts of the renderer for the other packages, without Node',
  },
  {
    pattern: /^internal[A-Z]/,
    reason: 'the function behind a public one, with every option required',
  },
  {pattern: /^_/, reason: 'marked as private by its name'},
];

/** Whether users may import an export of this name. */
export const isPublicExport = (name: string): boolean =>
  !internalExports.some(({pattern}) => pattern.test(name));

/**
 * Whether users may pass or read a member of this name.
 * @param notes texts of its `@deprecated` and `@internal` tags
 */
export const isPublicMember = (name: string, notes: readonly Note[]): boolean =>
  !/^[_$#]|^prototype$/.test(name) &&
  !notes.some(({tag, text}) => tag === 'internal' || /\binternal\b/i.test(text));

/** A tag of a doc comment that says who a name is for. */
export type Note = {tag: 'deprecated' | 'internal'; text: string};
