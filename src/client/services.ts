/** Addresses of services that a deployment may configure; those of the search are in `src/search/hosts.ts`. */
export const services = {
  analyticsScript: 'https://www.googletagmanager.com/gtag/js',
  assistantScript: 'https://crawlchat.app/embed.js',
} as const;
