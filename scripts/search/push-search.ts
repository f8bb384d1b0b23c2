import {algoliasearch, type SearchClient} from 'algoliasearch';
import {siteRecords} from '../../src/plugins/search-index/site-records.ts';
import {countRecords} from './count-records.ts';
import {hostedSynonyms} from './hosted-synonyms.ts';
import {indexSettings} from './index-settings.ts';
import {listPages} from './list-pages.ts';
import {pushTarget, type PushTarget} from './push-target.ts';
import {replaceIndex, UnconfirmedReplacement} from './replace-index.ts';

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
  const records = await siteRecords(folder, await listPages(folder));
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
