import {nearestWord} from '../../data/schemas/nearest-word.ts';
import type {FlagFact} from '../../plugins/reference/cli/index.ts';
import type {GivenFlag} from './parse-args.ts';
import type {Problem} from './problem.ts';

/** `<value>`, `[value]`, `$VALUE`, `{value}` and `...` stand for something else. */
export const isPlaceholder = (text: string): boolean => /^[<[{]|\$|`|\.\.\.|…/.test(text);

/** What is wrong with the value of a flag. */
export function checkValue({name, word, value, isNextWord}: GivenFlag, flag: FlagFact): Problem[] {
  const problem = (message: string, remedy: string): Problem[] => [
    {at: value?.start ?? word.start, rule: 'flag-value', message, remedy},
  ];
  if (value && isPlaceholder(value.text)) {
    return [];
  }
  if (flag.value.type === 'boolean') {
    if (!value || ['true', 'false'].includes(value.text)) {
      return [];
    }
    return isNextWord
      ? problem(
          `${name} takes the next word, "${value.text}", as its value.`,
          `Put ${name} at the end of the command, or write ${name}=true.`,
        )
      : problem(`${name} is either given or not, and has no value.`, `Write ${name} alone.`);
  }
  if (!value?.text) {
    return problem(`${name} needs a value.`, `Write ${name}=${exampleOf(flag)}.`);
  }
  if (flag.value.type === 'number' && Number.isNaN(Number(value.text))) {
    return problem(`${name} needs a number and not "${value.text}".`, `Write ${name}=<number>.`);
  }
  if (flag.value.type === 'choice' && !flag.value.choices.includes(value.text)) {
    const {choices} = flag.value;
    const near = nearestWord(value.text, choices);
    return problem(
      `${name} does not take "${value.text}".`,
      near ? `Write ${name}=${near}.` : `Write one of these: ${choices.join(', ')}.`,
    );
  }
  return [];
}

const exampleOf = ({value, default: initial}: FlagFact): string =>
  initial ?? (value.type === 'choice' ? value.choices[0]! : `<${value.type}>`);
