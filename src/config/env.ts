/**
 * The only reader of the environment. Every variable is optional, and the site
 * is complete without any of them; `.env.example` explains each.
 */
const text = (name: string): string | undefined => process.env[name]?.trim() || undefined;

const all = (names: readonly string[]): Record<string, string> | undefined => {
  const set = names.filter((name) => text(name));
  if (set.length === 0) {
    return undefined;
  }
  const missing = names.filter((name) => !text(name));
  if (missing.length > 0) {
    throw new Error(
      `${set.join(', ')} ${set.length > 1 ? 'are' : 'is'} set but ${missing.join(', ')} ` +
        `${missing.length > 1 ? 'are' : 'is'} not. Set all of ${names.join(', ')}, or none of them.`,
    );
  }
  return Object.fromEntries(names.map((name) => [name, text(name)!]));
};

/** @throws where it is no address of a host */
function origin(name: string): string | undefined {
  const address = text(name);
  if (address !== undefined && !/^https?:\/\/[^/\s]+\/?$/.test(address)) {
    throw new Error(
      `${name} is ${address}. Write it as https://docs.example.com; a folder of the host goes into SITE_BASE_URL.`,
    );
  }
  return address;
}

/** @throws where the address is none of a repository, such as an SSH one */
function repository(name: string): string | undefined {
  const address = text(name)?.replace(/(\.git)?\/?$/, '');
  if (address !== undefined && !/^https:\/\/[^/\s]+\/[^/\s]+\/[^/\s]+$/.test(address)) {
    throw new Error(`${name} is ${address}. Write it as https://github.com/owner/name.`);
  }
  return address;
}

/** `remotion`, `/remotion` and `/remotion/` are the same folder of the host. */
const folder = text('SITE_BASE_URL')?.replace(/^\/+|\/+$/g, '');

/** Hosts that get a file of their own; any other needs nothing but the files. */
const hosts = ['netlify', 'cloudflare', 'nginx'] as const;

function hostOf(name: string | undefined) {
  const host = hosts.find((one) => one === name);
  if (name && !host) {
    throw new Error(
      `SITE_HOST is ${name}. Set one of ${hosts.join(', ')}; leave it out for another host.`,
    );
  }
  return host;
}

const search = all(['SEARCH_APP_ID', 'SEARCH_API_KEY', 'SEARCH_INDEX_NAME']);

export const env = {
  url: origin('SITE_URL'),
  /** The specification wants a warning; continuous integration is stricter. */
  onBrokenAnchors: text('ON_BROKEN_ANCHORS') === 'throw' ? ('throw' as const) : ('warn' as const),
  baseUrl: folder ? `/${folder}/` : '/',
  host: hostOf(text('SITE_HOST')),
  search: search && {
    appId: search.SEARCH_APP_ID!,
    apiKey: search.SEARCH_API_KEY!,
    indexName: search.SEARCH_INDEX_NAME!,
  },
  analyticsId: text('ANALYTICS_ID'),
  assistantId: text('ASSISTANT_ID'),
  repository: repository('SITE_REPOSITORY'),
};
