/** What is known of a composition without loading it. Sizes in pixels, times in frames. */
export type DemoFacts = {
  width: number;
  height: number;
  fps: number;
  durationInFrames: number;
  /** The frame that is the still picture, and where a player that waits for a click stands. */
  posterFrame: number;
  /** What can be seen, for those who cannot see it. */
  description: string;
  /** What the composition shows when a page hands it nothing. With `controls.ts` its defaults stand here. */
  defaultProps?: Readonly<Record<string, unknown>>;
};

/** What a reader can change, by the name of the prop; made from the schema in `controls.ts`. */
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
  facts: DemoFacts;
  /** Empty without `controls.ts`. */
  fields: readonly DemoField[];
  /** The code that the default values stand for; empty without `controls.ts`. */
  code: string;
};

/** Id of a demo for the renderer, which allows no slashes. */
export const compositionId = (name: string): string => name.replaceAll('/', '-');

/** The still picture of a composition, to be spread over `Picture`. */
export function posterOf(
  name: string,
  {width, height, description}: DemoFacts,
): {src: string; alt: string; width: number; height: number} {
  // Demos in a group have a folder of the same name among the pictures.
  const file = name.includes('/') ? name : `demos/${name}`;
  return {src: `/media/${file}.webp`, alt: description, width, height};
}
