import {
  factsFile,
  inheritedFile,
  type ApiFact,
  type InheritedLists,
  type OptionFact,
  type PackageFacts,
  type WrittenFact,
} from '../facts.ts';

/** Longer lists of inherited attributes are shared by all exports that take them from one type. */
const LONG = 40;
const WIDTH = 100;

/**
 * The files of facts by their names: a line for each option, everything in a fixed order, so that
 * an upgrade of a package reads well as a diff.
 */
export function printFacts(
  packages: readonly PackageFacts[],
  folder?: string,
): Map<string, string> {
  const sorted = packages.map((facts) => ({
    ...facts,
    apis: facts.apis.map(inOrder).sort((a, b) => compare(idOf(a), idOf(b))),
  }));
  const lists = sharedLists(sorted.flatMap(({apis}) => apis));
  const files = sorted.map(({package: name, version, apis}) => {
    const written = apis.map((api) => writeFact(api, lists));
    return [factsFile(name, folder), print({package: name, version, apis: written})] as const;
  });
  return new Map([...files, [inheritedFile(folder), print(lists)]].map(([k, v]) => [k, `${v}\n`]));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const idOf = ({name, entries}: ApiFact): string => `${name} ${entries[0]}`;
const byName = (options: readonly OptionFact[]): OptionFact[] =>
  options.toSorted((a, b) => compare(a.name, b.name));

const inOrder = (api: ApiFact): ApiFact => ({
  ...api,
  entries: api.entries.toSorted(),
  options: byName(api.options),
  inherited: byName(api.inherited),
  members: api.members.toSorted(),
  ...(api.returns && {returns: {...api.returns, fields: byName(api.returns.fields)}}),
});

/** For each type that gives many attributes, all that the exports have from it. */
function sharedLists(apis: readonly ApiFact[]): InheritedLists {
  const lists = new Map<string, OptionFact[]>();
  for (const {inherited, extends: types} of apis) {
    if (inherited.length > LONG && types.length > 0) {
      const list = lists.get(types.join(' & ')) ?? [];
      const more = inherited.filter(({name}) => !list.some((one) => one.name === name));
      lists.set(types.join(' & '), [...list, ...more]);
    }
  }
  return Object.fromEntries(
    [...lists].sort(([a], [b]) => compare(a, b)).map(([name, list]) => [name, byName(list)]),
  );
}

function writeFact(api: ApiFact, lists: InheritedLists): WrittenFact {
  const {name, kind, deprecated, entries, source, signature, ...rest} = api;
  const filled = Object.entries(rest).filter(
    ([, value]) => !Array.isArray(value) || value.length > 0,
  );
  const written: WrittenFact = {
    name,
    kind,
    ...(deprecated && {deprecated}),
    entries,
    source,
    signature: signature.split('\n'),
    ...Object.fromEntries(filled),
  };
  return api.inherited.length > LONG ? withSharedList(written, lists) : written;
}

/** Takes from the list that has most of its attributes those that are the same there. */
function withSharedList(api: WrittenFact, lists: InheritedLists): WrittenFact {
  const {inherited = [], ...rest} = api;
  const written = new Map(inherited.map((one) => [one.name, print(one)]));
  const [best] = Object.entries(lists)
    .map(([list, all]) => {
      const shared = all.filter((one) => written.get(one.name) === print(one));
      return {list, all, names: new Set(shared.map(({name}) => name))};
    })
    .sort((a, b) => b.names.size - a.names.size);
  if (!best || best.names.size <= inherited.length / 2) {
    return api;
  }
  const {list, all, names} = best;
  const own = inherited.filter(({name}) => !names.has(name));
  const except = all.map(({name}) => name).filter((name) => !names.has(name));
  return {
    ...rest,
    ...(own.length > 0 && {inherited: own}),
    inherits: {list, ...(except.length > 0 && {except})},
  };
}

/** JSON in which an object of plain values has one line. */
function print(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) {
    return JSON.stringify(value);
  }
  const isList = Array.isArray(value);
  const [open, close] = isList ? '[]' : '{}';
  const inner = `${indent}  `;
  const parts = Object.entries(value).map(
    ([key, part]) => `${isList ? '' : `${JSON.stringify(key)}: `}${print(part, inner)}`,
  );
  const flat = `${open}${parts.join(', ')}${close}`;
  const isPlain = Object.values(value).every((part) => typeof part !== 'object');
  const fits = isPlain && (!isList || indent.length + flat.length <= WIDTH);
  return fits
    ? flat
    : `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`;
}
