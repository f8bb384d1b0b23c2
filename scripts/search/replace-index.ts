import type {SearchClient, SynonymHit, IndexSettings} from 'algoliasearch';
import type {SearchRecord} from '../../src/search/record.ts';

/** Everything that an index holds, except rules that people wrote in the service's dashboard. */
export type IndexContent = {
  records: readonly SearchRecord[];
  settings: IndexSettings;
  synonyms: readonly SynonymHit[];
};

/** The service has accepted to replace the index, but nobody knows whether it has done so. */
export class UnconfirmedReplacement extends Error {
  override name = 'UnconfirmedReplacement';
}

/** Another name for each run, so that two at a time do not write into one draft. */
const draftName = (indexName: string): string => `${indexName}_draft_${Date.now()}`;

/**
 * Replaces a hosted index at once: everything goes into a draft, which then takes the place of the
 * index. Readers see the old one or the new one, and the old one stays where anything fails.
 * @throws {UnconfirmedReplacement} where the last step was accepted, but not seen to end
 */
export async function replaceIndex(
  client: SearchClient,
  indexName: string,
  {records, settings, synonyms}: IndexContent,
): Promise<void> {
  const draft = draftName(indexName);
  let move: {taskID: number};
  const finish = ({taskID}: {taskID: number}) => client.waitForTask({indexName: draft, taskID});
  try {
    await finish(
      await client.operationIndex({
        indexName,
        operationIndexParams: {operation: 'copy', destination: draft, scope: ['rules']},
      }),
    );
    await finish(await client.setSettings({indexName: draft, indexSettings: settings}));
    await finish(
      await client.saveSynonyms({
        indexName: draft,
        synonymHit: [...synonyms],
        replaceExistingSynonyms: true,
      }),
    );
    await client.saveObjects({indexName: draft, objects: [...records], waitForTasks: true});
    move = await client.operationIndex({
      indexName: draft,
      operationIndexParams: {operation: 'move', destination: indexName},
    });
  } catch (error) {
    // What failed is worth telling; that the draft is left over is not.
    await client.deleteIndex({indexName: draft}).catch(() => undefined);
    throw error;
  }
  await finish(move).catch((cause: Error) => {
    throw new UnconfirmedReplacement(cause.message, {cause});
  });
}
