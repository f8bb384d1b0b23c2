/**
 * Which version brought a name. `api/facts/since.json` has this for each documented package:
 *
 *   "@remotion/player": {
 *     "through": "4.0.293",
 *     "names": {
 *       "Player#options.browserMediaControlsBehavior": {"version": "4.0.221"},
 *       "Thumbnail#options.overflowVisible": {"version": "4.0.175", "atLatest": true}
 *     }
 *   }
 *
 * A name without an entry came with its owner: an option with its export, a member with its object,
 * an export with its package. A package without `published` was there at 4.0.0, or came after all
 * versions that the registry has up to the one described.
 */
import type {ApiFact, OptionFact} from '../facts.ts';

/** The first version known to have something. `atLatest`: versions just before it are not known. */
export type Since = {version: string; atLatest?: true};

export type PackageSince = {
  /** Names are known up to this version: the package's, when they were last looked up. */
  through: string;
  /** When the package came, if after 4.0.0: the first version that the registry has. */
  published?: Since;
  /** By `nameOf`, sorted. */
  names: Record<string, Since>;
};

/** By the name of the package. */
export type SinceFile = Record<string, PackageSince>;

/** Which list of an export a name is in: its props, options or fields, its parameters, its result. */
export type SinceRole = 'options' | 'arguments' | 'returns';

/** An option's name in the file: `Sequence#options.premountFor`. That of an export is its own. */
export const nameOf = (api: string, role: SinceRole, option: string): string =>
  `${api}#${role}.${option}`;

/** What a name is a part of: `Series` of `Series.Sequence`, that of `Series.Sequence#options.offset`. */
export function ownerOf(name: string): string | undefined {
  const [api = '', option] = name.split('#');
  return option ? api : api.includes('.') ? api.slice(0, api.lastIndexOf('.')) : undefined;
}

/** The names of exports, and of all that is listed for them. */
export function namesOf(apis: readonly ApiFact[]): Set<string> {
  const named = ({name}: ApiFact, role: SinceRole, options: readonly OptionFact[] = []) =>
    options.map((option) => nameOf(name, role, option.name));
  const names = apis.flatMap((api) => [
    api.name,
    ...named(api, 'options', api.options),
    ...named(api, 'arguments', api.parameters),
    ...named(api, 'returns', api.returns?.fields),
  ]);
  return new Set(names);
}

/** Without entries that say the same as those of their owners. */
export function withoutRepeats(names: Readonly<Record<string, Since>>): Record<string, Since> {
  const versionOf = (name: string | undefined): string | undefined =>
    name && (names[name]?.version ?? versionOf(ownerOf(name)));
  return Object.fromEntries(
    Object.entries(names).filter(([name, {version}]) => versionOf(ownerOf(name)) !== version),
  );
}
