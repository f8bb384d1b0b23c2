/** The hosted index to write to. */
export type PushTarget = {appId: string; adminKey: string; indexName: string};

const names = {
  appId: 'SEARCH_APP_ID',
  adminKey: 'SEARCH_ADMIN_KEY',
  indexName: 'SEARCH_INDEX_NAME',
} as const;

/**
 * Reads the target from the environment.
 * @throws where a variable is missing, with all that are
 */
export function pushTarget(environment: Readonly<Record<string, string | undefined>>): PushTarget {
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
