/** What is known of a composition without loading it. Sizes in pixels, times in frames. */
export type DemoMeta = {
  width: number;
  height: number;
  fps: number;
  durationInFrames: number;
  /** The frame of the still picture, at which a player waits for a click. */
  posterFrame: number;
  /** What can be seen, for those who cannot see it. */
  description: string;
  /** Whether its colors are those of the page's color mode; found by the build. */
  followsMode?: boolean;
  /** What the composition shows when a page passes no props. The defaults of `controls`, where a demo has them. */
  defaultProps?: Readonly<Record<string, unknown>>;
};

const defaults = {width: 960, height: 540, fps: 30};

/** What a demo's `demo.ts` says: width, height and fps only where they differ from the defaults. */
export type OwnMeta = Omit<DemoMeta, keyof typeof defaults | 'followsMode'> &
  Partial<typeof defaults>;

export const withDefaults = (meta: OwnMeta): DemoMeta => ({...defaults, ...meta});

/** What a reader can change, by the name of the prop; made from `controls`. */
export type DemoField = {name: string; label: string} & (
  | {kind: 'number'; min: number; max: number; step: number}
  | {kind: 'switch'}
  | {kind: 'choice'; options: readonly string[]}
  | {kind: 'color'}
  | {kind: 'text'; maxLength: number}
);

/** Values of the fields, by name. */
export type DemoValues = Readonly<Record<string, number | boolean | string>>;

/** A demo as pages get it: data that the build took from its folder. */
export type Demo = {
  /** Path of its folder below `src/demos`. */
  name: string;
  meta: DemoMeta;
  /** Whether it can be heard: browsers let nothing that can play by itself. */
  hasSound: boolean;
  /** Empty without `controls`. */
  fields: readonly DemoField[];
  /** The code for the default values; empty without `controls`. */
  code: string;
};

/** A file of a demo as its page shows it: `highlighted` is HTML, a line for each line of `code`. */
export type SceneCode = {code: string; highlighted: string};

/** Id of a demo for the renderer, which allows no slashes. */
export const compositionId = (name: string): string => name.replaceAll('/', '-');

/** Tells the renderer that a composition is in a page in dark mode. */
export const darkProp = 'inDarkMode';

/** The still picture of a composition, and the one for dark mode if it follows it, to be spread over `Picture`. */
export function posterOf(
  name: string,
  {width, height, description, followsMode}: DemoMeta,
): {src: string; dark?: string; alt: string; width: number; height: number} {
  // Demos in a group have a folder of the same name among the pictures.
  const file = name.includes('/') ? name : `demos/${name}`;
  return {
    src: `/media/${file}.webp`,
    ...(followsMode && {dark: `/media/${file}.dark.webp`}),
    alt: description,
    width,
    height,
  };
}
