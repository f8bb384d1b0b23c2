import type {CoverName} from '../cover-names';
import {automationMotif, campaignMotif, dataMotif, mapMotif} from './diagrams';
import * as movement from './movement';
import * as rendering from './rendering';
import {codeMotif, designMotif, recordingMotif, socialMotif, tutorialMotif} from './scenes';
import * as surfaces from './surfaces';
import {captionsMotif, musicMotif, toolMotif} from './timeline';
import {onBlue, onInk, onPaper, type Colors, type Motif} from './motif';

export const motifs: Record<CoverName, Motif> = {
  alpha: surfaces.alphaMotif,
  automation: automationMotif,
  campaign: campaignMotif,
  captions: captionsMotif,
  code: codeMotif,
  colors: movement.colorsMotif,
  curves: movement.curvesMotif,
  data: dataMotif,
  design: designMotif,
  failure: rendering.failureMotif,
  fireworks: movement.fireworksMotif,
  form: surfaces.formMotif,
  functions: rendering.functionsMotif,
  growth: surfaces.growthMotif,
  loading: rendering.loadingMotif,
  loop: movement.loopMotif,
  map: mapMotif,
  music: musicMotif,
  noise: movement.noiseMotif,
  player: surfaces.playerMotif,
  recording: recordingMotif,
  seed: surfaces.seedMotif,
  series: movement.seriesMotif,
  social: socialMotif,
  solid: movement.solidMotif,
  speed: rendering.speedMotif,
  spring: movement.springMotif,
  still: rendering.stillMotif,
  tabs: rendering.tabsMotif,
  talk: surfaces.talkMotif,
  tool: toolMotif,
  tutorial: tutorialMotif,
  word: surfaces.wordMotif,
};

type Family = {tags: string[]; motif: Motif; colors: Colors};

/** The first family that has one of an entry's tags draws it: the narrow ones come first. */
const families: Family[] = [
  {tags: ['map'], motif: motifs.map, colors: onPaper},
  {tags: ['recording'], motif: motifs.recording, colors: onInk},
  {tags: ['captions'], motif: motifs.captions, colors: onBlue},
  {tags: ['music'], motif: motifs.music, colors: onInk},
  {tags: ['campaign'], motif: motifs.campaign, colors: onInk},
  {tags: ['code'], motif: motifs.code, colors: onPaper},
  {tags: ['data visualization'], motif: motifs.data, colors: onPaper},
  {tags: ['design'], motif: motifs.design, colors: onBlue},
  {tags: ['social media'], motif: motifs.social, colors: onBlue},
  {tags: ['automation', 'ai', 'explainer'], motif: motifs.automation, colors: onInk},
  {tags: ['tutorial', 'education'], motif: motifs.tutorial, colors: onPaper},
];
const tool: Family = {tags: ['tool'], motif: motifs.tool, colors: onInk};

/** How an entry with these tags is drawn; what belongs to no family is a tool. */
export function familyOf(tags: readonly string[]): Family {
  return families.find((family) => family.tags.some((tag) => tags.includes(tag))) ?? tool;
}
