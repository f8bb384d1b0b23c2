import {existsSync, readFileSync} from 'node:fs';
import sidebars from '../../sidebars.ts';
import {readSources, type SourceFiles} from '../content/records/read-catalog.ts';
import {demosFolder, listDemos} from '../content/demos.ts';
import {allFacts} from '../../api/facts.ts';
import {checkReference} from './reference/index.ts';
import {listAttachments, listPages, listPartials, readPages} from '../content/read-pages.ts';
import {checkCliPages} from './commands/cli-pages.ts';
import {checkCommands} from './commands/index.ts';
import {checkComponents} from './components/index.ts';
import {checkDemos} from './demos/index.ts';
import {linksInFields, linksOf} from '../content/links.ts';
import {filesBelow} from '../content/files-below.ts';
import {idsInCode, siteMap} from '../content/site-map.ts';
import {slugOf} from '../content/records/read-record.ts';
import {redirects} from '../config/hosting.ts';
import {checkImages} from './images.ts';
import {checkLinks} from './links.ts';
import type {CheckResult} from '../content/finding.ts';
import {unreadableRules} from './files/bytes.ts';
import {checkFiles} from './files/index.ts';
import {checkFrontMatter} from './front-matter.ts';
import {checkPosts} from './posts.ts';
import {checkProse} from './prose/index.ts';
import {addressesIn, notWrittenFile, publishedFile} from '../content/address-lists.ts';
import {checkPublished} from './published.ts';
import {checkRecords} from './records.ts';
import {checkRedirects, redirectsFile} from '../content/redirects.ts';
import {checkSamples} from './samples/index.ts';
import {checkSidebars} from './sidebars.ts';
import {checkSpelling, wordList} from './spelling.ts';
import {addressOfFile, fixedAddresses} from '../content/addresses.ts';
import type {OtherAddress} from './structure/names.ts';
import {checkStructure} from './structure/index.ts';
import {checkTypes} from './types.ts';

/**
 * Runs every check of the words, the code and the records of the site, without building it.
 * Runs in the folder of the project.
 */
export async function runChecks(): Promise<CheckResult[]> {
  const {pages, findings} = readPages();
  const partials = readPages('.', listPartials());
  const texts = [...pages, ...partials.pages];
  const readable: CheckResult = {
    name: 'readable',
    inspected: texts.length + findings.length + partials.findings.length,
    unit: 'pages and partials',
    findings: [...findings, ...partials.findings],
  };
  const [ofFiles, sources] = await Promise.all([checkFiles(), readSources('.')]);
  const addresses = otherAddresses(sources);
  const ids = new Set([...idsInCode('src/pages'), ...sources.team.map(({file}) => slugOf(file))]);
  const files = filesBelow('static');
  const others = [
    ...addresses.map((other) => ({...other, ids})),
    ...findings.flatMap(withAddress).map((other) => ({...other, ids: undefined})),
  ];
  const map = siteMap(pages, partials.pages, others, files, redirects);
  const links = [
    ...texts.flatMap(linksOf),
    ...[...Object.values(sources).flat(), ...filesWithLinks().map(readSource)].flatMap(
      ({file, text}) => linksInFields(file, text),
    ),
  ];
  const demos = checkDemos(texts, listDemos(), sources.templates);
  const results = await Promise.all([
    readable,
    checkSamples(texts),
    checkCommands(texts),
    checkReference(pages),
    checkCliPages(pages),
    checkComponents(texts),
    checkFrontMatter(pages),
    checkStructure(pages, addresses),
    checkImages(texts, [...files.map((file) => `static/${file}`), ...listAttachments()]),
    checkLinks(links, {map, notWritten: readNotWritten(), exists: existsSync}),
    checkPublished(readSource(publishedFile), map),
    checkPosts(pages),
    checkSidebars(pages, sidebars),
    checkRecords(sources),
    checkRedirects(
      redirects,
      map.pages.map(({address}) => address),
      readSource(redirectsFile).text,
    ),
    checkSpelling(),
    checkProse(texts, apiNames()),
    checkTypes(),
  ]);
  return [
    ofFiles,
    ...[...results, ...(await demos)].map((result) => without(unreadableFiles(ofFiles), result)),
  ];
}

/** Files beside pages and records in whose fields there are addresses. */
const filesWithLinks = () => [
  'src/config/links.ts',
  ...listAttachments().filter((file) => /\.ya?ml$/.test(file)),
];

/** Every file that the checks read on its own. */
export const listChecked = async (): Promise<string[]> => [
  ...listPages(),
  ...listPartials(),
  ...listAttachments(),
  ...filesBelow('static').map((file) => `static/${file}`),
  ...Object.values(await readSources('.')).flatMap((sources) => sources.map(({file}) => file)),
  ...['src/config', demosFolder].flatMap((folder) =>
    filesBelow(folder).map((file) => `${folder}/${file}`),
  ),
  wordList,
  publishedFile,
];

const readSource = (file: string) => ({file, text: readFileSync(file, 'utf8')});

/** Paths of the pages that are still to be written. */
const readNotWritten = () => new Set(addressesIn(readSource(notWrittenFile).text));

/** Files of which nothing can be said but what is wrong with their bytes. */
const unreadableFiles = ({findings}: CheckResult) =>
  new Set(findings.filter(({rule}) => unreadableRules.includes(rule)).map(({file}) => file));

const without = (files: ReadonlySet<string>, result: CheckResult): CheckResult => ({
  ...result,
  findings: result.findings.filter(({file}) => !files.has(file)),
});

/** A file whose name is wrong has no address. */
function withAddress({file}: {file: string}): OtherAddress[] {
  const address = addressOfFile(file);
  return address === undefined ? [] : [{file, address}];
}

/** Addresses that are taken by product pages and by records. */
const otherAddresses = ({experts, templates}: SourceFiles): OtherAddress[] => [
  ...fixedAddresses('.'),
  ...[...experts, ...templates].flatMap(withAddress),
];

/** What the documented packages export, without families of fonts, whose names are ordinary words. */
export function apiNames(): string[] {
  return allFacts()
    .filter((facts) => facts.package !== '@remotion/google-fonts')
    .flatMap(({apis}) =>
      apis.flatMap(({name, options}) => [name, ...options.map((one) => one.name)]),
    );
}
