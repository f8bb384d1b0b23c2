/**
 * Replaces the hosted search index by the records of a build: `npm run search:push -- [build folder]`.
 * SEARCH_APP_ID, SEARCH_ADMIN_KEY and SEARCH_INDEX_NAME come from the environment.
 *
 *   --dry-run      count the records of each area, and send nothing
 */
import {parseArgs} from 'node:util';
import {pushSearch} from './search/push-search.ts';

const {values, positionals} = parseArgs({
  options: {'dry-run': {type: 'boolean', default: false}},
  allowPositionals: true,
});

await pushSearch({
  folder: positionals[0] ?? 'build',
  dryRun: values['dry-run'],
  environment: process.env,
  print: console.log,
});
