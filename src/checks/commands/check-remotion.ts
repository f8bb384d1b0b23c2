import {nearestWord} from '../../data/schemas/nearest-word.ts';
import type {CliFacts, CommandFact, FlagFact} from '../../plugins/reference/cli/index.ts';
import {checkValue, isPlaceholder} from './check-value.ts';
import type {Invocation} from './find-invocation.ts';
import {parseArgs, type GivenFlag} from './parse-args.ts';
import type {Problem} from './problem.ts';
import type {Word} from './split-shell.ts';

/** What is wrong with a call of `remotion`. */
export function checkRemotion({args}: Invocation, {commands}: CliFacts): Problem[] {
  const {words, flags} = parseArgs(args, switchesOf(commands));
  const found = findCommand(words, commands);
  if ('rule' in found) {
    return [found];
  }
  const {command} = found;
  return command?.passesOn ? [] : flags.flatMap((flag) => checkFlag(flag, command, commands));
}

const switchesOf = (commands: readonly CommandFact[]): Set<string> =>
  new Set(
    commands.flatMap(({flags}) => flags.filter(({isSwitch}) => isSwitch).map(({name}) => name)),
  );

/** The command that the words name, undefined for none, or what is wrong with them. */
function findCommand(
  words: readonly Word[],
  commands: readonly CommandFact[],
): {command: CommandFact | undefined} | Problem {
  let command: CommandFact | undefined;
  for (const word of words) {
    const choices = commands.filter(({name}) => parentOf(name) === (command?.name ?? ''));
    if (choices.length === 0 || isPlaceholder(word.text)) {
      break;
    }
    const next = choices.find(({name}) => lastWord(name) === word.text);
    if (!next) {
      return unknownCommand(word, command, choices);
    }
    command = next;
  }
  return {command};
}

const parentOf = (name: string): string => name.split(' ').slice(0, -1).join(' ');
const lastWord = (name: string): string => name.split(' ').at(-1)!;

function unknownCommand(
  {text, start}: Word,
  group: CommandFact | undefined,
  choices: readonly CommandFact[],
): Problem {
  const program = ['npx remotion', ...(group ? [group.name] : [])].join(' ');
  const names = choices.map(({name}) => lastWord(name));
  const near = nearestWord(text, names);
  return {
    at: start,
    rule: 'unknown-command',
    message: `There is no command "${program} ${text}".`,
    remedy: near ? `Write "${program} ${near}".` : `Write one of these: ${names.join(', ')}.`,
  };
}

function checkFlag(
  given: GivenFlag,
  command: CommandFact | undefined,
  commands: readonly CommandFact[],
): Problem[] {
  const known = command?.flags ?? commands.flatMap(({flags}) => flags);
  const flag = known.find(({name}) => name === given.name) ?? negated(given.name, known);
  if (!flag) {
    return [unknownFlag(given, command, commands)];
  }
  if (flag.unlisted === 'gone') {
    return [
      {
        at: given.word.start,
        rule: 'gone-flag',
        message: `The flag ${flag.name} is no longer in use.`,
        remedy: flag.instead ? `Write ${flag.instead} instead.` : 'Take it out.',
      },
    ];
  }
  return checkValue(given, flag);
}

/** `--no-overwrite` switches `--overwrite` off. */
const negated = (name: string, flags: readonly FlagFact[]): FlagFact | undefined =>
  name.startsWith('--no-')
    ? flags.find((flag) => flag.value.type === 'boolean' && flag.name === `--${name.slice(5)}`)
    : undefined;

function unknownFlag(
  {name, word}: GivenFlag,
  command: CommandFact | undefined,
  commands: readonly CommandFact[],
): Problem {
  const program = ['npx remotion', ...(command ? [command.name] : [])].join(' ');
  const owners = commands
    .filter(({flags}) => flags.some((flag) => flag.name === name && flag.unlisted !== 'preset'))
    .map((owner) => owner.name);
  const near = nearestWord(
    name,
    (command?.flags ?? []).map((flag) => flag.name),
  );
  const place = {at: word.start};
  if (owners.length > 0) {
    return {
      ...place,
      rule: 'flag-of-another-command',
      message: `"${program}" has no flag ${name}. These commands have it: ${owners.join(', ')}.`,
      remedy: near ? `Write ${near}, or take it out.` : 'Take it out.',
    };
  }
  return {
    ...place,
    rule: 'unknown-flag',
    message: `"${program}" has no flag ${name}.`,
    remedy: near ? `Write ${near}.` : 'Take it out.',
  };
}
