import {existsSync, readFileSync} from 'node:fs';
import sidebars from '../../sidebars.ts';
import {readSources, type SourceFiles} from '../content/records/read-catalog.ts';
import {demosFolder, listDemos} from '../content/demos.ts';
import {allFacts} from '../../api/facts.ts';
import {checkReference} from './reference/index.ts';
import {isPartial, listAttachments, listTexts, readPages} from '../content/read-pages.ts';
import {checkCliPages} from './commands/cli-pages.ts';
import {checkCommands} from './commands/index.ts';
import {checkComponents} from './components/index.ts';
import {checkDemos} from './demos/index.ts';
import {linksInFields, linksOf} from '../content/links.ts';
import {filesBelow} from '../content/files-below.ts';
import {idsInCode, siteMap} from '../content/site-map.ts';
import {slugOf} from '../content/records/read-record.ts';
import {redirects} from '../config/hosting.ts';
import {documentedPackages} from '../config/packages.ts';
import {checkImages} from './images.ts';
import {checkLinks} from './links.ts';
import type {CheckResult} from '../content/finding.ts';
import {findingsCache, resultOf} from '../content/findings-by-page.ts';
import {hashOf, hashOfFiles, hashOfFolder} from '../content/hash.ts';
import {isIn} from '../content/report.ts';
import {referencesOf} from '../content/reference/page-apis.ts';
import {followRedirects} from '../content/resolve-link.ts';
import type {Page} from '../content/page.ts';
import {unreadableRules} from './files/bytes.ts';
import {checkFiles} from './files/index.ts';
import {checkFrontMatter} from './front-matter.ts';
import {checkPosts} from './posts.ts';
import {printedLinks} from './printed-links.ts';
import {checkProse} from './prose/index.ts';
import {publishedFile} from '../content/address-lists.ts';
import {checkPublished} from './published.ts';
import {checkRecords} from './records.ts';
import {checkRedirects, linksOfRedirects, redirectsFile} from '../content/redirects.ts';
import {checkSamples} from './samples/index.ts';
import {checkSidebars} from './sidebars.ts';
import {checkSpelling, wordList} from './spelling.ts';
import {addressOfFile, fixedAddresses} from '../content/addresses.ts';
import type {OtherAddress} from './structure/names.ts';
import {checkStructure} from './structure/index.ts';
import {checkTypes, typedFolders} from './types.ts';

/** What the checks know besides a page itself: their own code, and the documented packages. */
const versionOfChecks = (): string =>
  hashOf(
    ...['src/checks', 'src/content', 'src/data/schemas', 'api/facts', 'api/cli'].map(hashOfFolder),
    hashOfFiles(
      ['config/packages.ts', 'config/site.ts', 'demos/pictures/cover-names.ts'].map(
        (file) => `src/${file}`,
      ),
    ),
  );

/**
 * Runs every check of the words, the code and the records of the site, without building it.
 * Runs in the folder of the project.
 * @param only files or folders. Nothing that costs time is done for others, and not all of their
 * findings are there; all when empty
 */
export async function runChecks(only: readonly string[] = []): Promise<CheckResult[]> {
  const version = versionOfChecks();
  const {pages: texts, findings, save} = readPages('.', listTexts(), version);
  const [pages, partials] = [
    texts.filter(({file}) => !isPartial(file)),
    texts.filter(({file}) => isPartial(file)),
  ];
  const readable: CheckResult = {
    name: 'readable',
    inspected: texts.length + findings.length,
    unit: 'pages and partials',
    findings,
  };
  const [ofFiles, sources, printed] = await Promise.all([
    checkFiles(only),
    readSources('.'),
    only.length === 0 ? printedLinks('api', Object.keys(documentedPackages)) : [],
  ]);
  const addresses = otherAddresses(sources);
  const ids = new Set([...idsInCode('src/pages'), ...sources.team.map(({file}) => slugOf(file))]);
  const files = filesBelow('static');
  const others = [
    ...addresses.map((other) => ({...other, ids})),
    ...findings.flatMap(withAddress).map((other) => ({...other, ids: undefined})),
  ];
  const map = siteMap(pages, partials, others, files, redirects);
  const named = texts.filter(isIn(only));
  const records = [...Object.values(sources).flat(), ...filesWithLinks().map(readSource)].filter(
    isIn(only),
  );
  const hosting = readSource(redirectsFile).text;
  const links = [
    ...named.flatMap(linksOf),
    ...records.flatMap(({file, text}) => linksInFields(file, text)),
    // Where a redirect leads to another one, checkRedirects() says so.
    ...linksOfRedirects(redirects, hosting).filter(({url}) => map.at(url).kind !== 'redirect'),
    // Packages that are out cannot be corrected: their old addresses are redirected.
    ...printed.map((link) => ({...link, url: followRedirects(link.url, map) ?? link.url})),
  ];
  const once = (name: string, key: string, run: () => CheckResult) =>
    resultOf(findingsCache, hashOf(version, key), {name, run});
  const textsOf = (some: readonly {file: string; text: string}[]) =>
    some.map(({file, text}) => file + text).join('\0');
  const results = await Promise.all([
    readable,
    checkSamples(named),
    checkCommands(named),
    once('reference', textsOf(pages.filter(isReference)), () => checkReference(pages)),
    once('command pages', textsOf(pages.filter(isOfCommand)), () => checkCliPages(pages)),
    checkComponents(named),
    checkFrontMatter(pages),
    checkStructure(pages, addresses),
    checkImages(texts, [...files.map((file) => `static/${file}`), ...listAttachments()]),
    checkLinks(links, {map, exists: existsSync}),
    checkPublished(readSource(publishedFile), map),
    checkPosts(pages),
    checkSidebars(pages, sidebars),
    once('records', textsOf(Object.values(sources).flat()), () => checkRecords(sources)),
    checkRedirects(
      redirects,
      map.pages.map(({address}) => address),
      hosting,
    ),
    checkSpelling(named),
    checkProse(texts, apiNames, version),
    ...(only.length === 0 || only.some((name) => typedFolders.some(isNear(name)))
      ? [checkTypes()]
      : []),
  ]);
  const demos = await checkDemos(texts, listDemos(), sources, only);
  save();
  return [
    ofFiles,
    ...[...results, ...demos].map((result) => without(unreadableFiles(ofFiles), result)),
  ];
}

const isReference = ({frontMatter}: Page) =>
  frontMatter.kind === 'reference' || referencesOf(frontMatter).length > 0;

const isOfCommand = ({frontMatter}: Page) => frontMatter.cli !== undefined;

/** Whether one of two files or folders is in the other. */
const isNear = (one: string) => (other: string) =>
  isIn([one])({file: other}) || isIn([other])({file: one});

/** Files other than pages and records whose fields contain addresses. */
const filesWithLinks = () => [
  'src/config/links.ts',
  ...listAttachments().filter((file) => /\.ya?ml$/.test(file)),
];

/** Every file that the checks read on its own. */
export const listChecked = async (): Promise<string[]> => [
  ...listTexts(),
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
