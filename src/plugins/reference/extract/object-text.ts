import {withoutUndefined} from './union-text.ts';

export type Member = {name: string; optional: boolean; type: string};

/** A type of this length or less is written out, a longer one keeps its name. */
export const SHORT = 90;

/** An object type in one line. A long one shows of the objects in it that they are there. */
export function objectText(members: readonly Member[]): string {
  const texts = members.map(({name, optional, type}) => ({
    name: `${name}${optional ? '?' : ''}`,
    type: optional ? withoutUndefined(type) : type,
  }));
  const isLong = texts.reduce((sum, {type}) => sum + type.length, 0) > 2 * SHORT;
  const short = (type: string) => (isLong && /^{.{40,}/.test(type) ? '{…}' : type);
  return `{${texts.map(({name, type}) => `${name}: ${short(type)}`).join('; ')}}`;
}
