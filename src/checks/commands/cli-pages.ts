import {cliTable, flagsOf, type Command} from '../../../api/cli/table.ts';
import {findingAt, type CheckResult, type Finding} from '../../content/finding.ts';
import {flagHeadings} from '../../content/outline.ts';
import {derived} from '../../content/derived.ts';
import type {Page} from '../../content/page.ts';
import {nearestWord} from '../../data/schemas/nearest-word.ts';

/**
 * Compares the flags on the pages of commands with those of the table of the command line. The page
 * of a group may leave out the flags of those of its commands that have a page of their own.
 */
export function checkCliPages(
  pages: readonly Page[],
  commands: readonly Command[] = cliTable().commands,
): CheckResult {
  const result: CheckResult = {name: 'command pages', inspected: 0, unit: 'flags', findings: []};
  const withPage = new Set(pages.map(({frontMatter}) => frontMatter.cli));
  for (const page of pages) {
    const {cli} = page.frontMatter;
    if (typeof cli === 'string') {
      const own = commands.filter(({name}) => name === cli || !withPage.has(name));
      const listed = flagsOf(cli, own).filter(({isListed}) => isListed);
      result.inspected += listed.length || 1;
      const required = listed.map(({name}) => name);
      result.findings.push(...checkPage(page, cli, commands, required));
    }
  }
  return result;
}

/** The flags that a page lists, and where. */
const flagsListed = derived('flags', (page) =>
  flagHeadings(page).map(({flag, heading}) => {
    const {line, column} = heading.position!.start;
    return {flag, line, column};
  }),
);

function checkPage(
  page: Page,
  cli: string,
  commands: readonly Command[],
  required: readonly string[],
): Finding[] {
  const {file, fieldLines} = page;
  const field = {file, line: fieldLines.cli};
  const names = commands.map(({name}) => name);
  if (!names.includes(cli)) {
    const near = nearestWord(cli, names);
    const message = `There is no command "npx remotion ${cli}".`;
    const hint = near ? `Write cli: "${near}".` : 'Write the words after "npx remotion".';
    return [findingAt(field, 'cli-command', message, hint)];
  }
  const known = flagsOf(cli, commands).map(({name}) => name);
  const headings = flagsListed(page);
  const written = headings.map(({flag}) => flag);
  const missing = required.filter((name) => !written.includes(name));
  return [
    ...missing.map((name) => {
      const message = `"npx remotion ${cli}" has the flag ${name}, and the page does not list it.`;
      return findingAt(field, 'cli-flag-missing', message, `Add ### \`${name}\` below ## Flags.`);
    }),
    ...headings.flatMap(({flag, ...heading}, index) => {
      const report = (rule: string, message: string, hint: string) => [
        findingAt({file, ...heading}, rule, message, hint),
      ];
      const near = nearestWord(flag, known);
      const hint = near ? `Write ### \`${near}\`, or take it out.` : 'Take it out.';
      const both = 'Put all that it says about the flag below one heading.';
      return [
        ...(known.includes(flag)
          ? []
          : report('cli-flag-unknown', `"npx remotion ${cli}" has no flag ${flag}.`, hint)),
        ...(written.indexOf(flag) < index
          ? report('cli-flag-doubled', `The page lists ${flag} twice.`, both)
          : []),
      ];
    }),
  ];
}
