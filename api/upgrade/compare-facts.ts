import type {ApiFact, OptionFact, PackageFacts} from '../facts.ts';

/** What an upgrade of a package changes, each as a line: `Sequence: premountFor`. */
export type Changes = {added: string[]; removed: string[]; changed: string[]; deprecated: string[]};

type Entry = {api: string; text: string; deprecated: boolean};

/** Compares what two versions of a package export. */
export function compareFacts(before: PackageFacts, after: PackageFacts): Changes {
  const [old, now] = [entriesOf(before.apis), entriesOf(after.apis)];
  /** Names that only one of them has; the options of such an export need no line. */
  const only = (mine: typeof old, other: typeof old): string[] =>
    [...mine]
      .filter(([name, {api}]) => !other.has(name) && (name === api || other.has(api)))
      .map(([name]) => name);
  const both = [...now].flatMap(([name, entry]) => {
    const was = old.get(name);
    return was ? [{name, was, entry}] : [];
  });
  return {
    added: only(now, old),
    removed: only(old, now),
    changed: both
      .filter(({was, entry}) => was.text !== entry.text)
      .map(({name, was, entry}) => `${name}: ${was.text} -> ${entry.text}`),
    deprecated: both
      .filter(({was, entry}) => entry.deprecated && !was.deprecated)
      .map(({name}) => name),
  };
}

/** Names of the exports that a line of changes is about. */
export const exportsIn = (changes: Changes): Set<string> =>
  new Set(Object.values(changes).flatMap((lines) => lines.map((line) => line.split(':')[0]!)));

function entriesOf(apis: readonly ApiFact[]): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const {name, kind, signature, deprecated, ...lists} of apis) {
    const options = [...lists.parameters, ...lists.options, ...(lists.returns?.fields ?? [])];
    const text = options.length > 0 ? kind : `${kind} ${signature}`;
    entries.set(name, {api: name, text, deprecated: Boolean(deprecated)});
    for (const option of options) {
      entries.set(`${name}: ${option.name}`, {
        api: name,
        text: textOf(option),
        deprecated: Boolean(option.deprecated),
      });
    }
  }
  return entries;
}

const textOf = ({type, required, default: initial}: OptionFact): string =>
  [type, ...(required ? ['required'] : []), ...(initial ? [`default ${initial}`] : [])].join(', ');
