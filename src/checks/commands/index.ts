import {cliTable, type CliTable} from '../../../api/cli/table.ts';
import {documentedPackages} from '../../config/packages.ts';
import {type CheckResult, locationOf} from '../../content/finding.ts';
import {sumOf, type PageResult} from '../../content/findings-by-page.ts';
import {derived} from '../../content/derived.ts';
import type {Page} from '../../content/page.ts';
import {nearestWord} from '../../data/schemas/nearest-word.ts';
import {checkCall, checkTemplate, type CallFinding} from './check-call.ts';
import {commandTexts, type CommandText} from './command-texts.ts';
import {findCall, splitShell} from './shell.ts';

/**
 * Compares every command of the pages with what the packages understand: commands, flags and
 * their values, names of templates and of packages.
 */
export function checkCommands(pages: readonly Page[], table?: CliTable): CheckResult {
  let known = table;
  const checkPage = derived('commands', (page) => checkCommandsOf(page, (known ??= cliTable())));
  return {name: 'commands', unit: 'commands', ...sumOf(pages.map(checkPage))};
}

function checkCommandsOf(page: Page, table: CliTable): PageResult {
  const result: PageResult = {inspected: 0, findings: []};
  for (const text of commandTexts(page)) {
    for (const findings of checkText(text, table)) {
      result.inspected++;
      for (const {at, ...finding} of findings) {
        const location = locationOf(page.text, text.start + at);
        result.findings.push({file: page.file, ...location, ...finding});
      }
    }
  }
  return result;
}

/** For each command of the toolkit in a text, what is wrong with it. */
function checkText({kind, text}: CommandText, table: CliTable): CallFinding[][] {
  if (kind === 'package') {
    return [checkPackage(text, 0)];
  }
  if (kind === 'template') {
    return [checkTemplate(`--${text}`, 0, table.createVideo)];
  }
  return splitShell(text).flatMap((words) => {
    const call = findCall(words);
    const packages = words.filter((word) => word.text.startsWith('@remotion/'));
    return call
      ? [checkCall(call, table)]
      : packages.map((word) => checkPackage(word.text, word.start));
  });
}

/** What is wrong with the name of a package of the toolkit, as it is given to a package manager. */
function checkPackage(text: string, at: number): CallFinding[] {
  const known = Object.keys(documentedPackages);
  const [name] = /^@remotion\/[^@]+/.exec(text) ?? [];
  if (!name || known.includes(name)) {
    return [];
  }
  const near = nearestWord(name, known);
  return [
    {
      at,
      rule: 'unknown-package',
      message: `The toolkit has no package ${name} that these docs describe.`,
      hint: near ? `Write ${near}.` : 'Write the name of a package in src/config/packages.ts.',
    },
  ];
}
