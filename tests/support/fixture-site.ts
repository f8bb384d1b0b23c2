import {execFile} from 'node:child_process';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

const root = process.cwd();

/** What a reader of the terminal sees of a build. */
export type BuildResult = {exitCode: number; output: string};

async function emptyFolder(name: string): Promise<string> {
  const folder = path.join(root, '.cache/fixtures', name);
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  return folder;
}

async function write(folder: string, files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
    await writeFile(path.join(folder, file), text);
  }
}

/** A site of a few files, such as pages; `docusaurus.config.ts` among them. @returns its folder */
export async function smallSite(name: string, files: Record<string, string>): Promise<string> {
  const folder = await emptyFolder(name);
  await write(folder, {'package.json': '{"name": "fixture", "private": true}', ...files});
  return folder;
}

/**
 * Builds a fixture, with no cache shared with the site.
 * @param environment all the settings it gets; none by default
 */
export function build(
  folder: string,
  environment: Record<string, string> = {},
): Promise<BuildResult> {
  const command = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const {PATH, HOME} = process.env;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [command, 'build'],
      {
        cwd: folder,
        env: {PATH, HOME, NO_COLOR: '1', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', ...environment},
        maxBuffer: 64 * 1024 * 1024,
      },
      (error, stdout, stderr) =>
        resolve({
          exitCode: error ? Number(error.code ?? 1) : 0,
          output: stdout + stderr,
        }),
    );
  });
}
