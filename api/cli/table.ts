import {readFileSync} from 'node:fs';
import {parse} from 'yaml';
import * as z from 'zod';

const text = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const names = z.array(text).default([]);

const flagSchema = z.strictObject({
  flag: z.string().optional(),
  value: z.union([z.enum(['number', 'string', 'boolean', 'switch']), z.array(text).min(1)]),
  default: text.optional(),
  config: z.string().optional(),
  deprecated: z.string().optional(),
  instead: z.string().optional(),
  unlisted: z.literal(true).optional(),
});

const commandSchema = z.strictObject({
  flags: names,
  presets: names,
  passes_on: z.boolean().default(false),
  same_as: z.string().optional(),
});

const tableSchema = z.strictObject({
  flags: z.record(z.string(), flagSchema),
  groups: z.record(z.string(), names),
  everywhere: names,
  commands: z.record(z.string(), commandSchema),
  'create-video': names,
  unread: z.record(z.string(), z.string()).default({}),
});

/** One flag of one command. */
export type Flag = Omit<z.infer<typeof flagSchema>, 'flag' | 'unlisted'> & {
  /** As it is typed: `--props`, `-q`, `--no-open`. */
  name: string;
  /** The command's page has a heading for it: it is neither short, deprecated nor a preset. */
  isListed: boolean;
  /** It only chooses what the Studio's render dialog starts with. */
  isPreset: boolean;
};

/** One command, without `remotion`: `render`, `lambda sites create`. */
export type Command = {name: string; flags: Flag[]; passesOn: boolean};

/** What `api/facts/cli.yaml` says, with groups and references resolved. */
export type CliTable = {
  commands: Command[];
  /** Flags of `npx create-video`. */
  createVideo: string[];
  /** Names of flags, without dashes, that are declared and that no command reads. */
  unread: string[];
};

/** `props` as it is typed: `--props`. */
export const dashed = (name: string): string => (name.length === 1 ? `-${name}` : `--${name}`);

/**
 * Reads a table of the form that is described at the top of `api/facts/cli.yaml`.
 * @throws where it has another form, or names a flag or a command that it does not have
 */
export function parseCliTable(yaml: string): CliTable {
  const table = tableSchema.parse(parse(yaml));
  const known = <T>(entries: Record<string, T>, name: string): T => {
    const found = Object.hasOwn(entries, name) ? entries[name] : undefined;
    if (!found) {
      throw new Error(`The table of the command line has nothing named "${name}".`);
    }
    return found;
  };
  const flagsNamed = (list: readonly string[], isPreset: boolean): Flag[] =>
    list
      .flatMap((entry) => table.groups[entry] ?? [entry])
      .map((key) => {
        const {flag = key, unlisted, instead, ...rest} = known(table.flags, key);
        return {
          ...rest,
          name: dashed(flag),
          ...(instead && {instead: dashed(instead)}),
          isListed: !unlisted && !isPreset && !rest.deprecated && flag.length > 1,
          isPreset,
        };
      });
  const commands = Object.entries(table.commands).map(([name, written]): Command => {
    const {flags, presets, passes_on} = written.same_as
      ? known(table.commands, written.same_as)
      : written;
    const all = [
      ...flagsNamed([...table.everywhere, ...flags], false),
      ...flagsNamed(presets, true),
    ];
    return {name, flags: byName(all), passesOn: passes_on};
  });
  return {
    commands,
    createVideo: table['create-video'].map(dashed),
    unread: Object.keys(table.unread),
  };
}

let table: CliTable | undefined;

/** The command line of the documented version. */
export const cliTable = (): CliTable =>
  (table ??= parseCliTable(readFileSync('api/facts/cli.yaml', 'utf8')));

/** All flags that one may give with a command, or with a command of a group such as `lambda sites`. */
export function flagsOf(name: string, commands: readonly Command[]): Flag[] {
  const own = commands.filter((one) => one.name === name || one.name.startsWith(`${name} `));
  const all = own.flatMap(({flags}) => flags);
  return byName([...new Map(all.map((flag) => [flag.name, flag])).values()]);
}

const byName = (flags: Flag[]): Flag[] => flags.sort((a, b) => (a.name < b.name ? -1 : 1));
