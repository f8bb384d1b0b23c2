import path from 'node:path';
import {everywhere, goneFlags, pluggedCommands, presetsApart, valuesByHand} from './by-hand.ts';
import {loadModule} from './compiled-module.ts';
import {readConfigLinks, type ConfigLinks} from './config-links.ts';
import {readDefaults} from './flag-defaults.ts';
import type {Parser} from './declared-values.ts';
import {readFlagValues, readSwitches, type FlagValue} from './flag-values.ts';
import {flagsRead, type FlagsRead} from './flags-read.ts';
import {readCommands, type CommandCode} from './read-commands.ts';
import {resolve, type Place} from './resolve.ts';

/** One flag of one command. */
export type FlagFact = {
  /** As it is typed: `--props`, `-q`, `--no-open`. */
  name: string;
  value: FlagValue;
  /** The next word is never taken as its value. */
  isSwitch: boolean;
  /** As it would be typed, and only where the code leaves no doubt. */
  default?: string;
  /**
   * Which flags a page of the command leaves out: those of every command, those that only choose
   * what the Studio's render dialog starts with, short forms, and those that do nothing any more.
   */
  unlisted?: 'everywhere' | 'preset' | 'short' | 'gone';
  /** What stands for a flag that does nothing any more. */
  instead?: string;
};

/** One command, without `remotion`: `render`, `lambda sites create`. */
export type CommandFact = {
  name: string;
  flags: FlagFact[];
  /** Its words and flags go to another program. */
  passesOn: boolean;
  /** It only stands for the commands below it: `lambda sites`. */
  isGroup: boolean;
};

/**
 * What the pinned packages say about `npx remotion`.
 * @param packages folder of `@remotion` in `node_modules`
 */
export function readCliFacts(packages: string): CommandFact[] {
  const place = (file: string, name: string): Place => namedIn(path.join(packages, file), name);
  const links = readConfigLinks(place('cli/dist/parse-command-line.js', 'parseCommandLine'));
  const plugged = Object.fromEntries(
    Object.entries(pluggedCommands).map(([word, [file, name]]) => [word, place(file, name)]),
  );
  const commands = readCommands(place('cli/dist/index.js', 'cli'), plugged);
  const always = flagsRead(place('cli/dist/initialize-cli.js', 'initializeCli'), new Map());
  const switches = new Set(readSwitches(packages));
  const defaults = readDefaults(packages, links);
  const values = {
    cli: readFlagValues(packages, 'cli'),
    lambda: readFlagValues(packages, 'lambda'),
    cloudrun: readFlagValues(packages, 'cloudrun'),
  };
  return commands.map((command) => {
    const name = command.words.join(' ');
    const known = values[parserOf(command)];
    const describe = (read: FlagsRead): FlagFact[] =>
      [...read].map(([key, fallback]) =>
        describeFlag(key, name, known, switches, fallback ?? defaults.get(key)),
      );
    const isGroup = commands.some(({words}) => isBelow(words, command.words));
    const own = isGroup ? new Map() : readOwn(command, links);
    const presets = isGroup ? new Map() : readPresets(command, links, new Map([...own, ...always]));
    return {
      name,
      flags: [
        ...describe(new Map([...own, ...always])),
        ...describe(presets).map((flag) => ({...flag, unlisted: 'preset' as const})),
        ...describe(new Map(Object.keys(everywhere).map((key) => [key, undefined]))).map(
          (flag) => ({...flag, unlisted: 'everywhere' as const}),
        ),
      ].sort((a, b) => (a.name < b.name ? -1 : 1)),
      passesOn: command.code.node.getText().includes('process.argv'),
      isGroup,
    };
  });
}

const isBelow = (words: readonly string[], group: readonly string[]): boolean =>
  words.length === group.length + 1 && group.every((word, index) => word === words[index]);

function namedIn(file: string, name: string): Place {
  const module = loadModule(file);
  const node = module.exports.get(name) ?? module.names.get(name);
  const found = node && resolve({node, module});
  if (!found) {
    throw new Error(`${file} has nothing named ${name} any more.`);
  }
  return found;
}

function readOwn({code, called, words}: CommandCode, links: ConfigLinks): FlagsRead {
  const apart = presetsApart[words[0]!];
  return new Map([
    ...flagsRead(code, links, apart),
    ...(called ? flagsRead(called, links, apart) : []),
  ]);
}

function readPresets({code, words}: CommandCode, links: ConfigLinks, own: FlagsRead): FlagsRead {
  const all = presetsApart[words[0]!] ? flagsRead(code, links) : new Map();
  return new Map([...all].filter(([key]) => !own.has(key)));
}

/** Which types describe the command's flags. */
const parserOf = ({words: [first]}: CommandCode): Parser =>
  first === 'lambda' || first === 'cloudrun' ? first : 'cli';

function describeFlag(
  key: string,
  command: string,
  values: ReadonlyMap<string, FlagValue>,
  switches: ReadonlySet<string>,
  initial: string | undefined,
): FlagFact {
  // The parser turns `--no-open` into `open: false`.
  const spelled = switches.has(`no-${key}`) ? `no-${key}` : key;
  const byHand = valuesByHand.find(
    ({flag, commands}) => flag === spelled && (!commands || commands.includes(command)),
  );
  const unlisted = spelled in goneFlags ? 'gone' : spelled.length === 1 ? 'short' : undefined;
  const instead = goneFlags[spelled]?.instead;
  return {
    name: dashed(spelled),
    value: byHand?.value ?? values.get(spelled) ?? {type: 'string'},
    isSwitch: switches.has(spelled),
    ...(initial !== undefined && {default: initial}),
    ...(unlisted && {unlisted}),
    ...(instead && {instead: dashed(instead)}),
  };
}

const dashed = (key: string): string => (key.length === 1 ? `-${key}` : `--${key}`);
