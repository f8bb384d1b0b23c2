import type {ReactNode} from 'react';
import {Canvas} from '../parts/Canvas';
import {coverSize, groundOf, type CoverName} from './cover-names';
import {motifs} from './motifs/families';
import {onBlue, onInk, onPaper} from './motifs/motif';

/** A cover and the slug of its post, by which covers of one kind differ. */
export type PostCoverProps = {cover: CoverName; slug: string};

const grounds = {paper: onPaper, blue: onBlue, ink: onInk};

/** The picture above a post: what it is about, as a drawing. */
export function PostCover({cover, slug}: PostCoverProps): ReactNode {
  const colors = grounds[groundOf(slug)];
  return (
    <Canvas tone="ink" style={{alignItems: 'center', background: colors.ground}}>
      <svg
        viewBox="0 0 960 420"
        height={coverSize.height - 48}
        style={{marginTop: 24, overflow: 'visible'}}
      >
        {motifs[cover](colors, slug)}
      </svg>
    </Canvas>
  );
}
