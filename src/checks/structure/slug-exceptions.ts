/** Docs pages whose address does not end in the name of their file, and why. */
export const slugExceptions: Readonly<Record<string, {slug: string; reason: string}>> = {
  'docs/getting-started.mdx': {
    slug: '/',
    reason: 'It is the first page of the docs, and the version names it by its id.',
  },
  'docs/player/api.mdx': {
    slug: 'player',
    reason: 'A file named as its folder would have the address /docs/player/.',
  },
  'docs/lottie/lottie-comp.mdx': {
    slug: 'lottie',
    reason: 'A file named as its folder would have the address /docs/lottie/.',
  },
};
