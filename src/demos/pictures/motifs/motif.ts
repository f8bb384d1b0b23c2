import type {ReactNode} from 'react';
import {page} from '../../page-colors';
import {palette} from '../../palette';

/** Colours a motif draws with, so that it can stand on any ground. */
export type Colors = {ground: string; strong: string; middle: string; faint: string; mark: string};

export const onInk: Colors = {
  ground: palette.ink,
  strong: palette.accentBright,
  middle: palette.accentSoft,
  faint: palette.inkLine,
  mark: palette.playhead,
};
/** Paper follows the mode of the page. */
export const onPaper: Colors = {
  ground: page.paperSunken,
  strong: page.accent,
  middle: page.accentSoft,
  faint: page.paperLine,
  mark: page.playhead,
};
export const onBlue: Colors = {
  ground: palette.accent,
  strong: palette.paper,
  middle: palette.accentSoft,
  faint: palette.accentBright,
  mark: palette.playhead,
};

/**
 * Draws what an entry is about inside 960 x 400 units.
 * @param seed makes two motifs of one kind differ
 */
export type Motif = (colors: Colors, seed: string) => ReactNode;
