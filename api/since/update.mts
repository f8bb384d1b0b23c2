/**
 * Looks up which version brought each name of the documented packages: `npm run api:since`, or for
 * some of them, from the beginning: `npm run api:since -- @remotion/player`. Packages that have the
 * version of the last time are left as they are, without network.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {documentedPackages} from '../../src/config/packages.ts';
import {site} from '../../src/config/site.ts';
import {factsOf} from '../facts.ts';
import {lookUp} from './look-up.ts';
import {prepareCache} from './registry.ts';
import type {SinceFile} from './since.ts';

const file = 'api/facts/since.json';
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in documentedPackages));
if (unknown.length > 0) {
  throw new Error(`Not a documented package: ${unknown.join(', ')}. api/package.json lists them.`);
}

/** Packages with too many names, of which only the package's first version is looked up. */
const unnamed: readonly string[] = ['@remotion/google-fonts'];

const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SinceFile) : {};
const all = Object.keys(documentedPackages);
const outdated = Object.entries(documentedPackages)
  .filter(([name, version]) => asked.includes(name) || known[name]?.through !== version)
  .map(([name]) => name);

if (outdated.length > 0) {
  prepareCache();
  for (const name of outdated) {
    const facts = factsOf(name);
    const wanted = unnamed.includes(name) ? {...facts, apis: []} : facts;
    known[name] = await lookUp(
      wanted,
      site.version,
      asked.includes(name) ? undefined : known[name],
    );
    const sorted = all.flatMap((one) => (known[one] ? [[one, known[one]]] : []));
    writeFileSync(file, print(Object.fromEntries(sorted) as SinceFile));
  }
}
console.log(`${outdated.length} of ${all.length} packages looked up, in ${file}.`);

/** One entry a line, so that a difference shows what came. */
function print(since: SinceFile): string {
  const text = JSON.stringify(since, null, 2);
  const inLine = (_: string, fields: string) => `{${fields.replaceAll(/\s+/g, ' ')}}`;
  return `${text.replaceAll(/\{\s+("version": [^{}]*?)\s+\}/g, inLine)}\n`;
}
