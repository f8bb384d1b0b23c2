import type {PackageFacts} from '../../plugins/reference/facts.ts';
import type {SampleError} from './compile-samples.ts';
import {missingExport, type EntriesOf} from './remedy.ts';

/**
 * From where names can be imported that samples import from elsewhere.
 * @param load is asked only where there is such an error, for it may take seconds
 */
export async function exportersFor(
  errors: readonly SampleError[],
  load: () => Promise<readonly PackageFacts[]>,
): Promise<EntriesOf> {
  if (!errors.some(missingExport)) {
    return () => [];
  }
  const apis = (await load()).flatMap((facts) => facts.apis);
  return (name) => apis.filter((api) => api.name === name).flatMap(({entries}) => entries);
}
