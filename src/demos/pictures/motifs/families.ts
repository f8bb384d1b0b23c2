import {automationMotif} from './automation';
import {campaignMotif} from './campaign';
import {captionsMotif} from './captions';
import {codeMotif} from './code';
import {dataMotif} from './data';
import {designMotif} from './design';
import {mapMotif} from './map';
import {onBlue, onInk, onPaper, type Colors, type Motif} from './motif';
import {musicMotif} from './music';
import {recordingMotif} from './recording';
import {socialMotif} from './social';
import {toolMotif} from './tool';
import {tutorialMotif} from './tutorial';

type Family = {tags: string[]; motif: Motif; colors: Colors};

/** The first family that has one of an entry's tags draws it: the narrow ones stand first. */
const families: Family[] = [
  {tags: ['map'], motif: mapMotif, colors: onPaper},
  {tags: ['recording'], motif: recordingMotif, colors: onInk},
  {tags: ['captions'], motif: captionsMotif, colors: onBlue},
  {tags: ['music'], motif: musicMotif, colors: onInk},
  {tags: ['campaign'], motif: campaignMotif, colors: onInk},
  {tags: ['code'], motif: codeMotif, colors: onPaper},
  {tags: ['data visualization'], motif: dataMotif, colors: onPaper},
  {tags: ['design'], motif: designMotif, colors: onBlue},
  {tags: ['social media'], motif: socialMotif, colors: onBlue},
  {tags: ['automation', 'ai', 'explainer'], motif: automationMotif, colors: onInk},
  {tags: ['tutorial', 'education'], motif: tutorialMotif, colors: onPaper},
];
const tool: Family = {tags: ['tool'], motif: toolMotif, colors: onInk};

/** How an entry with these tags is drawn; what belongs to no family is a tool. */
export function familyOf(tags: readonly string[]): Family {
  return families.find((family) => family.tags.some((tag) => tags.includes(tag))) ?? tool;
}
