/** What the cover of a post may show, as its front matter names it. */
export const coverNames = [
  'alpha',
  'automation',
  'campaign',
  'captions',
  'code',
  'colors',
  'curves',
  'data',
  'design',
  'failure',
  'fireworks',
  'form',
  'functions',
  'growth',
  'loading',
  'loop',
  'map',
  'music',
  'noise',
  'player',
  'recording',
  'seed',
  'series',
  'social',
  'solid',
  'speed',
  'spring',
  'still',
  'tabs',
  'talk',
  'tool',
  'tutorial',
  'word',
] as const;

export type CoverName = (typeof coverNames)[number];

/** Pixels of a cover. */
export const coverSize = {width: 1200, height: 480};

/**
 * File of a post's cover below `static/`.
 * @param folder of the posts, such as `blog`
 */
export const coverOf = (folder: string, slug: string): string =>
  `/media/posts/${folder}/${slug}.webp`;
