import type {OptionFact} from '../facts.ts';
import type {Members} from './describe-members.ts';
import {joinUnion, splitUnion} from './union-text.ts';

/** Members of overloads: required where every overload requires them. */
export function mergeMembers(all: readonly Members[]): Members {
  const merge = (lists: readonly OptionFact[][]): OptionFact[] => {
    const names = [...new Set(lists.flat().map(({name}) => name))];
    return names.map((name) => {
      const found = lists.flatMap((list) => list.filter((option) => option.name === name));
      return {
        ...found[0]!,
        required: found.length === lists.length && found.every(({required}) => required),
      };
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
    ...parameter,
    type: joinUnion(lists.flatMap((list) => splitUnion(list[index]?.type ?? parameter.type))),
    required: lists.every((list) => list[index]?.required),
  }));
}
