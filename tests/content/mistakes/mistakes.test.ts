import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {idOf} from '../../../src/content/addresses.ts';
import {demosFolder, listDemos} from '../../../src/content/demos.ts';
import {copySite, type SiteCopy} from '../../support/site-copy.ts';
import {mistakes, mistakesElsewhere} from './mistakes.ts';

/** The pages of the site stay at home: they take time, and a mistake needs none of them. */
const pageFolders = ['docs', 'blog', 'learn', 'success-stories'];

let site: SiteCopy;
let found: string[] = [];

beforeAll(() => {
  const demos = listDemos().filter((name) => name !== 'interpolate');
  site = copySite([...pageFolders, 'static', ...demos.map((name) => `${demosFolder}/${name}`)]);
  const pages = mistakes.filter(({listed = true}) => listed);
  const ids = pages.flatMap(({files}) => Object.keys(files).flatMap((file) => idOf(file) ?? []));
  site.write('src/config/sidebars/main.ts', `export const mainSidebar = ${JSON.stringify(ids)};\n`);
  for (const folder of pageFolders) {
    site.write(`${folder}/.gitkeep`, '');
  }
  site.write('static/img/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" />\n');
  for (const [file, text] of mistakes.flatMap(({files}) => Object.entries(files))) {
    site.write(file, typeof text === 'function' ? text(site.read(file)) : text);
  }
  const {output} = site.run('tsx', 'scripts/check-content.mts');
  // A check that ended early has found nothing, which is not what a row is about.
  expect(output).toMatch(/^Failed/m);
  found = output.split('\n').filter((line) => /^[^:]+:\d+:\d+ /.test(line));
}, 180_000);
afterAll(() => {
  site.remove();
  const others = mistakesElsewhere.filter(({namedBy}) => namedBy === 'check').length;
  console.log(`npm run check names ${mistakes.length + others} kinds of mistakes.`);
});

test.each(mistakes)('$name', ({files, finds}) => {
  const own = found.filter((line) => Object.hasOwn(files, line.slice(0, line.indexOf(':'))));
  const places = own.map((line) => /^[^:]+:\d+:\d+ \S+/.exec(line)![0]);
  expect(places, own.join('\n')).toEqual(finds);
});

test.each(mistakesElsewhere)('$name: a test of its own', ({file, test: title}) => {
  expect(readFileSync(file, 'utf8')).toContain(`'${title}'`);
});
