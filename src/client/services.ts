/** Addresses of the services that a deployment may configure. Nothing else outside of the site is asked for. */
export const services = {
  /** The search service's nearest host first, then those it keeps for when that one fails. */
  searchHosts: (appId: string): string[] => [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
  ],
  analyticsScript: 'https://www.googletagmanager.com/gtag/js',
  /** Where the analytics script reports, by its vendor's list for content security policies. */
  analyticsHosts: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  assistantScript: 'https://crawlchat.app/embed.js',
  /** Shown in the showcase, after a click. */
  videoFrames: 'https://www.youtube-nocookie.com',
} as const;
