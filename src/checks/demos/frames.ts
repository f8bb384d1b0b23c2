import {execFile} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {promisify} from 'node:util';
import {demosFolder} from '../../content/demos.ts';
import {filesBelow} from '../../content/files-below.ts';
import type {Finding} from '../../content/finding.ts';
import {findingsByPage, findingsCache} from '../../content/findings-by-page.ts';
import {hashOf, hashOfFiles, hashOfFolder} from '../../content/hash.ts';

const program = 'src/checks/demos/render-frames.ts';

/** Longer than all demos take on a busy machine; one that never ends is ended. */
const timeoutMilliseconds = 600_000;

/** Renders ten frames of each demo that has changed, and compares its poster with its length. */
export function checkFrames(names: readonly string[], cache = findingsCache): Promise<Finding[]> {
  const isOwn = (file: string) => names.some((name) => file.startsWith(`${demosFolder}/${name}/`));
  const files = filesBelow(demosFolder).map((file) => `${demosFolder}/${file}`);
  const version = hashOf(
    hashOfFolder('src/checks/demos'),
    hashOfFiles([...files.filter((file) => !isOwn(file)), 'package-lock.json']),
  );
  const demos = names.map((name) => ({
    file: name,
    text: files
      .filter((file) => file.startsWith(`${demosFolder}/${name}/`))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\0'),
  }));
  return findingsByPage(cache, 'demos', version, demos, async (changed) => {
    const {stdout} = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', program, ...changed.map(({file}) => file)],
      {timeout: timeoutMilliseconds, maxBuffer: 64 * 1024 * 1024},
    );
    if (!stdout) {
      throw new Error(`${program} ended without an answer. Run the check again.`);
    }
    const found = JSON.parse(stdout) as Record<string, Finding[]>;
    return changed.map(({file}) => found[file] ?? []);
  });
}
