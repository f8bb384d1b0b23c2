import {readFileSync, readdirSync} from 'node:fs';
import sidebars from '../../sidebars.ts';
import {readCatalog} from '../plugins/catalog/read-catalog.ts';
import {readSources} from '../plugins/catalog/read-sources.ts';
import {profileRoutes} from '../plugins/catalog/routes.ts';
import {listDemos} from '../plugins/demos/list-demos.ts';
import {checkReference} from '../plugins/reference/check-pages.ts';
import {checkCliPages} from '../plugins/reference/cli/check-cli-pages.ts';
import {loadAllFacts} from '../plugins/reference/load-facts.ts';
import {readPagesCached} from './cache/read-pages-cached.ts';
import {checkCommands} from './commands/index.ts';
import {checkDemos} from './demos/index.ts';
import type {CheckResult} from './finding.ts';
import {checkFrontMatter} from './front-matter/index.ts';
import {checkProse} from './prose/index.ts';
import {listPages, listPartials} from './read-pages.ts';
import {checkRecords} from './records/index.ts';
import {checkSamples} from './samples/index.ts';
import {checkSidebars, type SidebarSource} from './sidebars/index.ts';
import {checkSpelling} from './spelling/index.ts';
import {fixedAddresses} from './structure/addresses.ts';
import type {OtherAddress} from './structure/check-addresses.ts';
import {checkStructure} from './structure/index.ts';

/**
 * Runs every check of the words, the code and the records of the site, without building it.
 * Runs in the folder of the project.
 */
export async function runChecks(): Promise<CheckResult[]> {
  const {pages, findings} = readPagesCached();
  const partials = readPagesCached('.', listPartials());
  const texts = [...pages, ...partials.pages];
  const readable: CheckResult = {
    name: 'readable',
    inspected: texts.length + findings.length + partials.findings.length,
    unit: 'pages and partials',
    findings: [...findings, ...partials.findings],
  };
  const [sources, addresses, names] = await Promise.all([
    readSources('.'),
    otherAddresses(),
    apiNames(),
  ]);
  return Promise.all([
    readable,
    checkSamples(texts),
    checkCommands(texts),
    checkReference(pages),
    checkCliPages(pages),
    checkDemos(texts, listDemos()),
    checkFrontMatter(pages),
    checkStructure(pages, addresses),
    checkSidebars(pages, sidebars, sidebarSources(), listPages()),
    checkRecords(sources),
    checkSpelling(texts),
    checkProse(texts, names),
  ]);
}

const sidebarFolder = 'src/config/sidebars';

const sidebarSources = (): SidebarSource[] =>
  readdirSync(sidebarFolder)
    .filter((name) => /^[a-z-]+\.ts$/.test(name))
    .map((name) => `${sidebarFolder}/${name}`)
    .map((file) => ({file, text: readFileSync(file, 'utf8')}));

/** Addresses that are taken by product pages and by records, as far as these can be read. */
export async function otherAddresses(): Promise<OtherAddress[]> {
  const sources = await readSources('.');
  const records =
    checkRecords(sources).findings.length > 0 ? [] : profileRoutes(readCatalog(sources));
  return [
    ...fixedAddresses('.'),
    ...records.map(({path, dataFile}) => ({
      file: `the record ${dataFile.replace('.json', '')}`,
      address: path,
    })),
  ];
}

/** What the documented packages export, without families of fonts: these are names of things. */
export async function apiNames(): Promise<string[]> {
  const packages = await loadAllFacts();
  return packages
    .filter((facts) => facts.package !== '@remotion/google-fonts')
    .flatMap(({apis}) =>
      apis.flatMap(({name, options}) => [name, ...options.map((one) => one.name)]),
    );
}
