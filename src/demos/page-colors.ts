import {palette} from './palette';

/** In light mode, and in dark mode. */
const colors = {
  ink: [palette.ink, '#eef1f6'],
  paper: [palette.paper, '#1c212d'],
  paperSunken: [palette.paperSunken, '#11141b'],
  paperLine: [palette.paperLine, '#343c4c'],
  /** What is dark in both modes, as a screen is; text on it is from `palette`. */
  screen: [palette.ink, '#202633'],
  /** Outline of a picture whose edges are dark: on a light ground, it needs none. */
  edge: ['transparent', '#3d4659'],
  muted: [palette.muted, '#9aa4b6'],
  /** Dashes and lines that stand back. */
  faint: [palette.mutedOnInk, '#6d778a'],
  accent: [palette.accent, '#739dff'],
  accentBright: [palette.accentBright, '#4d7dff'],
  accentSoft: [palette.accentSoft, '#2f4a8a'],
  playhead: [palette.playhead, '#ff6a4d'],
  /** Text and marks on `accent` and `playhead`. */
  onAccent: [palette.paper, palette.ink],
} as const;

const pairs = Object.entries(colors);

/**
 * Colours of compositions that follow the colour mode of the page: properties, which are light unless
 * `darkPage` is around them. What is a picture in such a composition has its colours from `palette`.
 */
export const page = Object.fromEntries(
  pairs.map(([name, [light]]) => [name, `var(--film-${name}, ${light})`]),
) as Record<keyof typeof colors, string>;

/** A style that makes `page` dark for all inside. */
export const darkPage: Record<`--film-${string}`, string> = Object.fromEntries(
  pairs.map(([name, [, dark]]) => [`--film-${name}`, dark]),
);
