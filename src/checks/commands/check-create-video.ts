import {nearestWord} from '../../data/schemas/nearest-word.ts';
import type {CliFacts} from '../../plugins/reference/cli/index.ts';
import type {Invocation} from './find-invocation.ts';
import {parseArgs} from './parse-args.ts';
import type {Problem} from './problem.ts';

/** What is wrong with a call of `create-video`, whose flags are the names of templates. */
export function checkCreateVideo({args}: Invocation, {createVideo}: CliFacts): Problem[] {
  const {flags} = parseArgs(args, new Set(createVideo));
  return flags
    .filter(({name}) => !createVideo.includes(name))
    .map(({name, word}) => unknownTemplate(name, word.start, createVideo));
}

/** @param name with dashes */
export function unknownTemplate(name: string, at: number, flags: readonly string[]): Problem {
  const near = nearestWord(name, flags);
  return {
    at,
    rule: 'unknown-template',
    message: `"npx create-video" has no flag ${name}.`,
    remedy: near ? `Write ${near}.` : `Write one of these: ${flags.join(', ')}.`,
  };
}
