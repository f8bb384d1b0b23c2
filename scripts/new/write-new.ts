import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {formatFinding} from '../../src/checks/finding.ts';
import {checkNew} from './check-new.ts';
import {placeInSidebar} from './docs/place-in-sidebar.ts';
import {NewPageError, type Plan} from './question.ts';

/**
 * Writes what was planned, when nothing speaks against it.
 * @returns the files that were written or changed
 * @throws NewPageError when the file exists, or when it would break a rule; then nothing is written
 */
export async function writeNew({file, place}: Plan): Promise<string[]> {
  if (existsSync(file.path)) {
    throw new NewPageError(
      `${file.path} exists already. Edit it, or give the new one another name.`,
    );
  }
  const findings = file.path.endsWith('.mdx') ? await checkNew(file) : [];
  if (findings.length > 0) {
    const lines = findings.map(formatFinding).join('\n');
    throw new NewPageError(`The answers make a page that the checks refuse:\n${lines}`);
  }
  const sidebar = place && (await withEntry(place, file.path));
  mkdirSync(path.dirname(file.path), {recursive: true});
  writeFileSync(file.path, file.text);
  if (!sidebar) {
    return [file.path];
  }
  writeFileSync(sidebar.path, sidebar.text);
  return [file.path, sidebar.path];
}

/** The file of a sidebar with the new page in it. */
async function withEntry([sidebar = '', ...categories]: readonly string[], page: string) {
  const file = `src/config/sidebars/${sidebar.replace(/Sidebar$/, '')}.ts`;
  const id = page.replace(/^docs\//, '').replace(/\.mdx$/, '');
  const text = placeInSidebar(readFileSync(file, 'utf8'), categories, id);
  return {path: file, text: await format(text, {...(await resolveConfig(file)), filepath: file})};
}
