import type {ReactNode} from 'react';
import {Canvas} from '../parts/Canvas';
import {coverSize, type CoverName} from './cover-names';
import {automationMotif} from './motifs/automation';
import {campaignMotif} from './motifs/campaign';
import {captionsMotif} from './motifs/captions';
import {codeMotif} from './motifs/code';
import {dataMotif} from './motifs/data';
import {designMotif} from './motifs/design';
import {mapMotif} from './motifs/map';
import {onBlue, onInk, onPaper, type Motif} from './motifs/motif';
import {musicMotif} from './motifs/music';
import {recordingMotif} from './motifs/recording';
import {releaseMotif} from './motifs/release';
import {socialMotif} from './motifs/social';
import {toolMotif} from './motifs/tool';
import {tutorialMotif} from './motifs/tutorial';

/** A cover and the last part of its post's address, by which covers of one kind differ. */
export type PostCoverProps = {cover: CoverName; slug: string};

const motifs: Record<CoverName, Motif> = {
  automation: automationMotif,
  campaign: campaignMotif,
  captions: captionsMotif,
  code: codeMotif,
  data: dataMotif,
  design: designMotif,
  map: mapMotif,
  music: musicMotif,
  recording: recordingMotif,
  release: releaseMotif,
  social: socialMotif,
  tool: toolMotif,
  tutorial: tutorialMotif,
};
const grounds = [onPaper, onBlue, onInk];

/** The ground of a post: neighbours in a list differ, and a release has that of its major version. */
const groundOf = (slug: string) =>
  grounds[[...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % grounds.length]!;

/** The picture above a post: what it is about, as a drawing. */
export function PostCover({cover, slug}: PostCoverProps): ReactNode {
  const major = /^\d+/.exec(slug)?.[0];
  const colors = groundOf(major ?? slug);
  return (
    <Canvas tone="ink" style={{alignItems: 'center', background: colors.ground}}>
      <svg viewBox="0 0 960 420" height={coverSize.height - 48} style={{marginTop: 24}}>
        {motifs[cover](colors, slug)}
      </svg>
    </Canvas>
  );
}
