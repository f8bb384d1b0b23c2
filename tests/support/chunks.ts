import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {sites} from './sites.ts';

const folder = path.resolve(sites.bare.folder, 'assets/js');

/** Names of the built scripts whose name begins so. */
const named = (start: string) => readdirSync(folder).filter((file) => file.startsWith(start));

/** The text of a built script of the bare site, by the beginning of its name (`main.`, `runtime~main.`). */
export function builtScript(start: string): string {
  const [file, ...others] = named(start);
  if (!file || others.length > 0) {
    throw new Error(`${folder}: expected one script that begins with "${start}".`);
  }
  return readFileSync(path.join(folder, file), 'utf8');
}

/**
 * File name of the script that carries one module of the site.
 * @param source as the route table names it, such as `@site/docs/support.mdx`
 */
export function scriptOf(source: string): string {
  const registered = registry()
    .split('\n')
    .find((line) => line.includes(`"${source}"`));
  const key = /^ *"(\w{8})"/.exec(registered ?? '')?.[1];
  const [file] = key ? named(`${key}.`) : [];
  if (!file) {
    throw new Error(`${folder}: found no script of ${source}.`);
  }
  return file;
}

/** The generated table of scripts; in the built one, modules have no names. */
export const registry = (): string => readFileSync('.docusaurus/registry.js', 'utf8');

/** Lets the page get one of its scripts otherwise than it was built. */
export async function patchScript(
  page: Page,
  file: string,
  patch: (text: string) => string,
): Promise<void> {
  const built = readFileSync(path.join(folder, file), 'utf8');
  const patched = patch(built);
  if (patched === built) {
    throw new Error(`${file}: the patch changed nothing.`);
  }
  await page.route(`**/assets/js/${file}`, (route) =>
    route.fulfill({contentType: 'text/javascript', body: patched}),
  );
}

/** The name of the script that comes first, and fetches the others. */
export const firstScript = (): string => named('before-react.')[0]!;

/** The main script's name, to patch it. */
export const mainScript = (): string => named('main.')[0]!;

/** The name of the script that loads all others. */
export const runtimeScript = (): string => named('runtime~main.')[0]!;

/** Names of the bare site's scripts that contain a text. */
export const builtScripts = (mark: string): string[] =>
  named('').filter(
    (file) => file.endsWith('.js') && readFileSync(path.join(folder, file), 'utf8').includes(mark),
  );
