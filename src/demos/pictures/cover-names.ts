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

const grounds = ['paper', 'blue', 'ink'] as const;

/** The ground of a post: neighbours in a list differ, and a release has that of its major version. */
export function groundOf(slug: string): (typeof grounds)[number] {
  const letters = [.../^\d+|.+/.exec(slug)![0]];
  return grounds[letters.reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % grounds.length]!;
}

/**
 * Files of a post's cover below `static/`; on paper, it has one for dark mode.
 * @param folder of the posts, such as `blog`
 */
export function coverOf(folder: string, slug: string): {src: string; dark?: string} {
  const file = `/media/posts/${folder}/${slug}`;
  return {
    src: `${file}.webp`,
    ...(groundOf(slug) === 'paper' && {dark: `${file}.dark.webp`}),
  };
}
