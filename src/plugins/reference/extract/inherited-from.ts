import type ts from 'ts6';
import type {Context} from './program.ts';

/** Wrappers that take types of props as they are, or a part of them. */
const wrappers =
  /^(Omit|Pick|Partial|Required|Readonly|DetailedHTMLProps|PropsWithChildren|PropsWithoutRef|RefAttributes|ClassAttributes|Record)$/;

/** Names of the types from elsewhere that a type of props takes over. */
export function inheritedFrom(
  type: ts.Type,
  context: Context,
  seen = new Set<ts.Type>(),
): string[] {
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
