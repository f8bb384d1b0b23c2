import {readFileSync} from 'node:fs';
import {demoFinding, demosFolder, demosOnPage} from '../../content/demos.ts';
import {derived} from '../../content/derived.ts';
import {filesBelow} from '../../content/files-below.ts';
import {findingAt, type CheckResult, type Finding} from '../../content/finding.ts';
import type {Page} from '../../content/page.ts';
import {isIn} from '../../content/report.ts';
import {slugOf, type SourceFile} from '../../content/records/read-record.ts';
import {checkFrames} from './frames.ts';

/** Records that have a demo of their name: each template, and entries of the showcase. */
type Records = Record<'templates' | 'showcase', readonly SourceFile[]>;

/**
 * Checks the demos on pages, those of records, and each demo itself.
 * @param names of all demos, as `listDemos` gives them
 * @param only files or folders; of all others, no frame is rendered
 */
export async function checkDemos(
  pages: readonly Page[],
  names: readonly string[],
  records: Records,
  only: readonly string[] = [],
): Promise<CheckResult[]> {
  const findings = [
    ...records.templates.flatMap((record) => withoutDemo(record, names)),
    ...unused(pages, names, records),
    ...(await checkFrames(names.filter((name) => isIn(only)({file: demoFile(name)})))),
  ];
  return [
    checkDemoNames(pages, names),
    {name: 'demos', inspected: names.length, unit: 'demos', findings},
  ];
}

/** The demos of a page, and where it shows them. */
const shownDemos = derived('demos', ({file, tree}) =>
  demosOnPage(tree).map(({component, name, line, column}) => ({
    file,
    component,
    name,
    line,
    column,
  })),
);

/**
 * Names of demos on pages are those of folders in `src/demos`.
 * @param names of all demos, as `listDemos` gives them
 */
export function checkDemoNames(pages: readonly Page[], names: readonly string[]): CheckResult {
  const shown = pages.flatMap(shownDemos);
  return {
    name: 'demo names',
    inspected: shown.length,
    unit: 'demos on pages',
    findings: shown.flatMap(({file, line, column, component, name}) => {
      const finding = demoFinding({component, name}, names);
      return finding ? [{file, line, column, rule: 'demo-name', ...finding}] : [];
    }),
  };
}

const demoFile = (name: string) => `${demosFolder}/${name}/index.tsx`;

function withoutDemo({file}: SourceFile, names: readonly string[]): Finding[] {
  const name = `templates/${slugOf(file)}`;
  const message = `The template has no demo ${demosFolder}/${name}/, which its page plays.`;
  const hint = `Add its index.tsx, and "${slugOf(file)}" to ${demosFolder}/templates/meta.ts; then run npm run media.`;
  return names.includes(name) ? [] : [findingAt({file}, 'demo-name', message, hint)];
}

/** Demos that no page shows, no record has, and no code of a product page names. */
function unused(
  pages: readonly Page[],
  names: readonly string[],
  {templates, showcase}: Records,
): Finding[] {
  const shown = new Set([
    ...pages.flatMap((page) => shownDemos(page).map(({name}) => name)),
    ...templates.map(({file}) => `templates/${slugOf(file)}`),
    ...showcase.map(({file}) => `showcase/${slugOf(file)}`),
  ]);
  const left = names.filter((name) => !shown.has(name));
  const code = left.length > 0 ? codeOfPages() : '';
  return left
    .filter((name) => !new RegExp(`['"\`/]${name}['"\`.]`).test(code))
    .map((name) =>
      findingAt(
        {file: demoFile(name)},
        'demo-unused',
        'No page shows the demo.',
        `Add <Demo name="${name}" /> where readers look for it, or remove the folder.`,
      ),
    );
}

const codeOfPages = (): string =>
  ['src/pages', 'src/components', 'src/plugins/catalog']
    .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
