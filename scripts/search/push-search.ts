import {existsSync} from 'node:fs';
import path from 'node:path';
import {algoliasearch, type SearchClient} from 'algoliasearch';
import {filesBelow} from '../../src/content/files-below.ts';
import {siteRecords} from '../../src/plugins/built-pages/search-records/index.ts';
import {titlesFile} from '../../src/search/engine/site-index.ts';
import type {SearchRecord} from '../../src/search/record.ts';
import {hostedSynonyms, indexSettings} from './hosted-settings.ts';
import {replaceIndex, UnconfirmedReplacement} from './replace-index.ts';

/**
 * The records of a build.
 * @throws where the folder holds none
 */
export async function builtRecords(folder: string): Promise<SearchRecord[]> {
  if (!existsSync(path.join(folder, 'search', titlesFile))) {
    throw new Error(`${folder} holds no build of the site. Run \`npm run build\` first.`);
  }
  const pages = filesBelow(folder).filter((file) => file.endsWith('.html') && file !== '404.html');
  return siteRecords(folder, pages);
}

const isPage = ({type}: SearchRecord): boolean => type === 'lvl1';

const row = (name: string, records: readonly SearchRecord[]): string =>
  [
    name.padEnd(16),
    String(records.filter(isPage).length).padStart(7),
    String(records.filter((record) => !isPage(record)).length).padStart(10),
    String(records.length).padStart(9),
  ].join('');

/** A table of how many pages and sections each area of the site has. */
function countRecords(records: readonly SearchRecord[]): string {
  const areas = [...new Set(records.map(({area}) => area))].sort();
  return [
    'Area              pages  sections  records',
    ...areas.map((area) =>
      row(
        area,
        records.filter((record) => record.area === area),
      ),
    ),
    row('All', records),
  ].join('\n');
}

/** The hosted index to write to. */
type PushTarget = {appId: string; adminKey: string; indexName: string};

const names = {
  appId: 'SEARCH_APP_ID',
  adminKey: 'SEARCH_ADMIN_KEY',
  indexName: 'SEARCH_INDEX_NAME',
} as const;

/**
 * Reads the target from the environment.
 * @throws where a variable is missing, with all that are
 */
function pushTarget(environment: Readonly<Record<string, string | undefined>>): PushTarget {
  const values = Object.entries(names).map(
    ([field, name]) => [field, environment[name]?.trim() ?? ''] as const,
  );
  const missing = values
    .filter(([, value]) => value === '')
    .map(([field]) => names[field as keyof PushTarget]);
  if (missing.length > 0) {
    throw new Error(
      `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} not set. The search service shows ` +
        'them in its dashboard. To count the records without a service, add --dry-run.',
    );
  }
  return Object.fromEntries(values) as PushTarget;
}

export type PushOptions = {
  /** Where the build is. */
  folder: string;
  /** Set to count the records and send nothing; then no environment is needed. */
  dryRun: boolean;
  environment: Readonly<Record<string, string | undefined>>;
  print: (text: string) => void;
  /** Makes the client of the service. */
  connect?: (target: PushTarget) => SearchClient;
};

const connectToService = ({appId, adminKey}: PushTarget) => algoliasearch(appId, adminKey);

/**
 * Replaces the hosted index by the records of a build.
 * @throws with a message for the reader where the environment or the build is missing, or the service refuses
 */
export async function pushSearch(options: PushOptions): Promise<void> {
  const {folder, dryRun, environment, print, connect = connectToService} = options;
  const target = dryRun ? undefined : pushTarget(environment);
  const records = await builtRecords(folder);
  print(countRecords(records));
  if (records.length === 0) {
    throw new Error(`${folder} has no page that may be indexed, and an empty index helps nobody.`);
  }
  if (!target) {
    print('Dry run: nothing was sent.');
    return;
  }
  const {appId, indexName} = target;
  const content = {records, settings: indexSettings, synonyms: hostedSynonyms};
  try {
    await replaceIndex(connect(target), indexName, content);
  } catch (cause) {
    const end =
      cause instanceof UnconfirmedReplacement
        ? 'is being replaced, but was not seen to be: look into the dashboard.'
        : 'was not replaced; it stays as it was.';
    throw new Error(
      `The index ${indexName} of the application ${appId} ${end} ` +
        `The service says: ${(cause as Error).message}`,
      {cause},
    );
  }
  print(`The index ${indexName} of the application ${appId} now holds these records.`);
}
