import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {hashOf, hashOfFolder} from '../../checks/cache/hash.ts';
import type {RenderCard} from './render-card.ts';

const packages = ['satori', '@resvg/resvg-js', '@fontsource/geist'];

const versionOf = async (siteDir: string, name: string): Promise<string> =>
  JSON.parse(await readFile(path.join(siteDir, 'node_modules', name, 'package.json'), 'utf8'))
    .version;

/**
 * Draws only cards that were not drawn before with the same words, the same template and the same
 * packages. Cards of other templates are removed.
 * @param cache folder that holds drawn cards and nothing else
 */
export async function cachedRenderer(
  siteDir: string,
  cache: string,
  render: RenderCard,
): Promise<RenderCard> {
  const versions = await Promise.all(packages.map((name) => versionOf(siteDir, name)));
  const template = hashOf(
    hashOfFolder(path.join(siteDir, 'src/plugins/social-cards')),
    ...versions,
  );
  const folder = path.join(cache, template);
  await mkdir(folder, {recursive: true});
  const others = (await readdir(cache)).filter((name) => name !== template);
  await Promise.all(others.map((name) => rm(path.join(cache, name), {recursive: true})));

  return async (inputs) => {
    const file = path.join(folder, `${hashOf(JSON.stringify(inputs))}.png`);
    const kept = await readFile(file).catch(() => undefined);
    if (kept) {
      return kept;
    }
    const card = await render(inputs);
    await writeFile(file, card);
    return card;
  };
}
