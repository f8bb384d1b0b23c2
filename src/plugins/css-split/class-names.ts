import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';

/** Text of each CSS module by its path. */
type Modules = Readonly<Record<string, string>>;

/** Pattern of the names that `nameClass` gives: `card_`, or `card_2` where several modules have a `card`. */
export const builtName = String.raw`[a-zA-Z][\w-]*_\d*`;

/** The CSS modules of the site and of the theme. */
export async function findModules(siteDir: string): Promise<Modules> {
  const patterns = ['src/**/*.module.css', 'node_modules/@docusaurus/*/lib/**/*.module.css'];
  const files = await Globby(patterns, {cwd: siteDir});
  return Object.fromEntries(
    await Promise.all(
      files.map(async (name) => {
        const file = path.join(siteDir, name);
        return [file, await readFile(file, 'utf8')] as const;
      }),
    ),
  );
}

/** The modules that have a class, or an animation, in their order, by its name. */
export function findOwners(modules: Modules): ReadonlyMap<string, string[]> {
  const owners = new Map<string, string[]>();
  for (const [file, css] of Object.entries(modules).sort()) {
    for (const name of new Set(css.match(/(?<=\.|@keyframes )[a-zA-Z][\w-]*/g))) {
      owners.set(name, [...(owners.get(name) ?? []), file]);
    }
  }
  return owners;
}

/**
 * The name of a module's class in built pages. The generator's have hashes, which hardly compress: they were a
 * twentieth of the sheet that all pages have, a seventh of that of product pages, and 3 % of a page.
 * @throws when the module has no such class
 */
export function nameClass(
  owners: ReadonlyMap<string, string[]>,
  file: string,
  name: string,
): string {
  const index = owners.get(name)?.indexOf(file) ?? -1;
  if (index < 0) {
    throw new Error(`${file} has no class .${name}: it is not among the CSS modules of the build.`);
  }
  return `${name}_${index || ''}`;
}
