import ts from 'ts6';
import type {ApiKind} from '../facts.ts';
import type {Context} from './program.ts';

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
