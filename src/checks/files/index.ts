import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../content/files-below.ts';
import {findingsByPage, findingsCache} from '../../content/findings-by-page.ts';
import {hashOf, hashOfFiles, hashOfFolder} from '../../content/hash.ts';
import type {CheckResult} from '../../content/finding.ts';
import {isIn} from '../../content/report.ts';
import {findConflictMarkers, findWindowsLineEnds, findWrongEncoding} from './bytes.ts';
import {findSecrets} from './secrets.ts';

/** All that people write; what scripts write is checked by them. */
const folders = [
  '.cspell',
  'api/facts',
  'blog',
  'docs',
  'learn',
  'scripts',
  'src',
  'success-stories',
];

/** Names the version of the patterns of secrets. */
const preset = 'node_modules/@secretlint/secretlint-rule-preset-recommend/package.json';

const isText = (file: string) => /\.(?:css|[cm]?[jt]sx?|json|mdx?|svg|txt|ya?ml)$/.test(file);

/** The files of the project that are checked, from its root. */
const listTexts = (root: string): string[] => [
  ...readdirSync(root).filter((file) => isText(file) && file !== 'package-lock.json'),
  ...folders.flatMap((folder) =>
    filesBelow(path.join(root, folder))
      .filter(isText)
      .map((file) => `${folder}/${file}`),
  ),
];

/**
 * Checks what the text files of the project are made of, before anything reads them.
 * @param only files or folders; all when empty
 */
export async function checkFiles(
  only: readonly string[] = [],
  root = '.',
  cache = findingsCache,
): Promise<CheckResult> {
  const files = listTexts(root)
    .map((file) => ({file}))
    .filter(isIn(only))
    .map(({file}) => ({file, text: readFileSync(path.join(root, file), 'utf8')}));
  const version = hashOf(hashOfFolder('src/checks/files'), hashOfFiles([preset]));
  const findings = await findingsByPage(cache, 'files', version, files, (changed) =>
    Promise.all(
      changed.map(async (file) => [
        ...findWrongEncoding(file),
        ...findWindowsLineEnds(file),
        ...findConflictMarkers(file),
        ...(await findSecrets(file)),
      ]),
    ),
  );
  return {name: 'files', inspected: files.length, unit: 'files', findings};
}
