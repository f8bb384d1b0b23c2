import type {CliTable, Command, Flag} from '../../../api/cli/table.ts';
import type {Finding} from '../../content/finding.ts';
import {nearestWord} from '../../data/schemas/nearest-word.ts';
import {parseArgs, type Call, type GivenFlag} from './shell.ts';

/** What is wrong with a command, at a character of its text. */
export type CallFinding = Pick<Finding, 'rule' | 'message' | 'hint'> & {at: number};

/** `<value>`, `[value]`, `$VALUE`, `{value}` and `...` are placeholders. */
const isPlaceholder = (text: string): boolean => /^[<[{]|\$|`|\.\.\.|…/.test(text);

/** A hint that names what was meant, or all there is. */
const choose = (word: string, known: readonly string[], write = (one: string) => one): string => {
  const near = nearestWord(word, known);
  return near ? `Write ${write(near)}.` : `Write one of these: ${known.join(', ')}.`;
};

/** What is wrong with a call of `remotion` or `create-video`. */
export function checkCall({program, args}: Call, table: CliTable): CallFinding[] {
  const {commands, createVideo} = table;
  if (program === 'create-video') {
    const {flags} = parseArgs(args, new Set(createVideo));
    return flags.flatMap(({name, start}) => checkTemplate(name, start, createVideo));
  }
  const all = commands.flatMap(({flags}) => flags);
  const switches = all.filter(({value}) => value === 'switch').map(({name}) => name);
  const {words, flags} = parseArgs(args, new Set(switches));
  let command: Command | undefined;
  for (const {text, start} of words) {
    const before = command ? `${command.name} ` : '';
    const choices = commands
      .filter(({name}) => name.startsWith(before))
      .map(({name}) => name.slice(before.length))
      .filter((name) => !name.includes(' '));
    if (choices.length === 0 || isPlaceholder(text)) {
      break;
    }
    command = commands.find(({name}) => name === before + text);
    if (!command) {
      const called = `npx remotion ${before}`;
      const message = `There is no command "${called}${text}".`;
      const hint = choose(text, choices, (one) => `"${called}${one}"`);
      return [{at: start, rule: 'unknown-command', message, hint}];
    }
  }
  return command?.passesOn ? [] : flags.flatMap((flag) => checkFlag(flag, command, commands));
}

/** @param flag with dashes */
export function checkTemplate(flag: string, at: number, known: readonly string[]): CallFinding[] {
  const message = `"npx create-video" has no flag ${flag}.`;
  return known.includes(flag)
    ? []
    : [{at, rule: 'unknown-template', message, hint: choose(flag, known)}];
}

function checkFlag(
  given: GivenFlag,
  command: Command | undefined,
  commands: readonly Command[],
): CallFinding[] {
  const {name, start: at} = given;
  const known = command?.flags ?? commands.flatMap(({flags}) => flags);
  // `--no-overwrite` switches `--overwrite` off.
  const negated = /^--no-(.+)$/.exec(name)?.[1];
  const flag =
    known.find((one) => one.name === name) ??
    known.find((one) => one.name === `--${negated}` && /boolean|switch/.test(String(one.value)));
  if (flag?.deprecated) {
    const hint = flag.instead ? `Write ${flag.instead} instead.` : 'Take it out.';
    const message = `The flag ${name} is no longer in use. ${flag.deprecated}`;
    return [{at, rule: 'deprecated-flag', message, hint}];
  }
  if (flag) {
    return checkValue(given, flag);
  }
  const called = ['npx remotion', command?.name].filter(Boolean).join(' ');
  const message = `"${called}" has no flag ${name}.`;
  const near = nearestWord(name, command?.flags.map((one) => one.name) ?? []);
  const owners = commands.filter(({flags}) =>
    flags.some((one) => one.name === name && !one.isPreset),
  );
  return owners.length > 0
    ? [
        {
          at,
          rule: 'flag-of-another-command',
          message: `${message} These commands have it: ${owners.map((one) => one.name).join(', ')}.`,
          hint: near ? `Write ${near}, or take it out.` : 'Take it out.',
        },
      ]
    : [{at, rule: 'unknown-flag', message, hint: near ? `Write ${near}.` : 'Take it out.'}];
}

function checkValue({name, start, value, isNextWord}: GivenFlag, flag: Flag): CallFinding[] {
  const found = (message: string, hint: string): CallFinding[] => [
    {at: value?.start ?? start, rule: 'flag-value', message: `${name} ${message}`, hint},
  ];
  const {value: type} = flag;
  if (value && isPlaceholder(value.text)) {
    return [];
  }
  if (type === 'boolean' || type === 'switch') {
    if (!value || value.text === 'true' || value.text === 'false') {
      return [];
    }
    return isNextWord
      ? found(
          `takes the next word, "${value.text}", as its value.`,
          `Put it at the end of the command, or write ${name}=true.`,
        )
      : found('is either given or not, and has no value.', `Write ${name} alone.`);
  }
  if (!value?.text) {
    const example = flag.default ?? (typeof type === 'string' ? `<${type}>` : type[0]);
    return found('needs a value.', `Write ${name}=${example}.`);
  }
  if (type === 'number' && Number.isNaN(Number(value.text))) {
    return found(`needs a number and not "${value.text}".`, `Write ${name}=<number>.`);
  }
  return typeof type === 'string' || type.includes(value.text)
    ? []
    : found(
        `does not take "${value.text}".`,
        choose(value.text, type, (one) => `${name}=${one}`),
      );
}
