import type {CommandFact, FlagFact} from './cli-facts.ts';

/**
 * Flags that the page of a command lists, in order. The page of a group, such as `lambda sites`,
 * lists those of all commands below it.
 */
export function listedFlags(command: CommandFact, commands: readonly CommandFact[]): FlagFact[] {
  return flagsOf(command, commands).filter(({unlisted}) => !unlisted);
}

/** All flags that one may give with a command, or with a command of a group. */
export function flagsOf(command: CommandFact, commands: readonly CommandFact[]): FlagFact[] {
  const below = commands.filter(({name}) => name.startsWith(`${command.name} `));
  const all = [command, ...below].flatMap(({flags}) => flags);
  const byName = new Map(all.map((flag) => [flag.name, flag]));
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
