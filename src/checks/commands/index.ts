import {cliFacts, type CliFacts} from '../../plugins/reference/cli/index.ts';
import type {CheckResult, Finding} from '../finding.ts';
import type {Page} from '../page.ts';
import {placeOf} from '../place.ts';
import {checkCreateVideo, unknownTemplate} from './check-create-video.ts';
import {checkPackage} from './check-package.ts';
import {checkRemotion} from './check-remotion.ts';
import {commandTexts, type CommandText} from './command-texts.ts';
import {findInvocation} from './find-invocation.ts';
import type {Problem} from './problem.ts';
import {splitShell} from './split-shell.ts';

/**
 * Compares every command of the pages with what the pinned packages understand: subcommands, flags
 * and their values, names of templates and of packages.
 */
export function checkCommands(pages: readonly Page[], facts = cliFacts()): CheckResult {
  const result: CheckResult = {name: 'commands', inspected: 0, unit: 'commands', findings: []};
  for (const page of pages) {
    for (const text of commandTexts(page)) {
      for (const problems of problemsOf(text, facts)) {
        result.inspected++;
        result.findings.push(...problems.map((problem) => findingOf(page, text, problem)));
      }
    }
  }
  return result;
}

/** For each command of the toolkit in a text, what is wrong with it. */
function problemsOf({kind, text}: CommandText, facts: CliFacts): Problem[][] {
  if (kind === 'package') {
    return [checkPackage(text, 0)];
  }
  if (kind === 'template') {
    const flag = `--${text}`;
    const isKnown = facts.createVideo.includes(flag);
    return [isKnown ? [] : [unknownTemplate(flag, 0, facts.createVideo)]];
  }
  return splitShell(text).flatMap((words) => {
    const call = findInvocation(words);
    if (call) {
      return [
        call.program === 'remotion' ? checkRemotion(call, facts) : checkCreateVideo(call, facts),
      ];
    }
    const packages = words.filter((word) => word.text.startsWith('@remotion/'));
    return packages.map((word) => checkPackage(word.text, word.start));
  });
}

const findingOf = (
  page: Page,
  {offsetOf}: CommandText,
  {at, rule, message, remedy}: Problem,
): Finding => ({file: page.file, ...placeOf(page.text, offsetOf(at)), rule, message, remedy});
