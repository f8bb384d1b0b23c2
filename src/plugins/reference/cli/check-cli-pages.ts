import type {CheckResult, Finding} from '../../../checks/finding.ts';
import type {Page} from '../../../checks/page.ts';
import {nearestWord} from '../../../data/schemas/nearest-word.ts';
import type {CommandFact} from './cli-facts.ts';
import {flagHeadings, type FlagHeading} from './flag-headings.ts';
import {cliFacts} from './index.ts';
import {flagsOf, listedFlags} from './listed-flags.ts';

/** Compares the flags on the pages of commands with those that the pinned packages understand. */
export function checkCliPages(
  pages: readonly Page[],
  commands: readonly CommandFact[] = cliFacts().commands,
): CheckResult {
  const result: CheckResult = {name: 'command pages', inspected: 0, unit: 'flags', findings: []};
  for (const page of pages) {
    const name = page.frontMatter.cli;
    if (typeof name !== 'string') {
      continue;
    }
    const command = commands.find((candidate) => candidate.name === name);
    if (command) {
      const headings = flagHeadings(page);
      result.inspected += listedFlags(command, commands).length;
      result.findings.push(
        ...missing(page, command, commands, headings),
        ...unknown(page, command, commands, headings),
        ...doubled(page, headings),
      );
    } else {
      result.inspected++;
      result.findings.push(unknownCommand(page, name, commands));
    }
  }
  return result;
}

function unknownCommand(
  {file, fieldLines}: Page,
  name: string,
  commands: readonly CommandFact[],
): Finding {
  const near = nearestWord(
    name,
    commands.map((command) => command.name),
  );
  return {
    file,
    line: fieldLines.cli ?? 1,
    column: 1,
    rule: 'cli-command',
    message: `There is no command "npx remotion ${name}".`,
    remedy: near ? `Write cli: "${near}".` : 'Write the words after "npx remotion".',
  };
}

function missing(
  {file, fieldLines}: Page,
  command: CommandFact,
  commands: readonly CommandFact[],
  headings: readonly FlagHeading[],
): Finding[] {
  return listedFlags(command, commands)
    .filter(({name}) => !headings.some(({flag}) => flag === name))
    .map(({name}) => ({
      file,
      line: fieldLines.cli ?? 1,
      column: 1,
      rule: 'cli-flag-missing',
      message: `"npx remotion ${command.name}" has the flag ${name}, and the page does not list it.`,
      remedy: `Add ### \`${name}\` below ## Flags.`,
    }));
}

function unknown(
  page: Page,
  command: CommandFact,
  commands: readonly CommandFact[],
  headings: readonly FlagHeading[],
): Finding[] {
  const all = flagsOf(command, commands).map(({name}) => name);
  return headings
    .filter(({flag}) => !all.includes(flag))
    .map(({flag, heading}) => {
      const near = nearestWord(flag, all);
      return {
        ...placeOfHeading(page, heading),
        rule: 'cli-flag-unknown',
        message: `"npx remotion ${command.name}" has no flag ${flag}.`,
        remedy: near ? `Write ### \`${near}\`, or take it out.` : 'Take it out.',
      };
    });
}

function doubled(page: Page, headings: readonly FlagHeading[]): Finding[] {
  return headings
    .filter(({flag}, index) => headings.findIndex((other) => other.flag === flag) < index)
    .map(({flag, heading}) => ({
      ...placeOfHeading(page, heading),
      rule: 'cli-flag-doubled',
      message: `The page lists ${flag} twice.`,
      remedy: 'Put all that it says about the flag below one heading.',
    }));
}

const placeOfHeading = ({file}: Page, {position}: FlagHeading['heading']) => ({
  file,
  line: position!.start.line,
  column: position!.start.column,
});
