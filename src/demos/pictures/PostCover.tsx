import type {ReactNode} from 'react';
import {Canvas} from '../parts/Canvas';
import {coverSize, type CoverName} from './cover-names';
import {motifs} from './motifs/families';
import {onBlue, onInk, onPaper} from './motifs/motif';

/** A cover and the slug of its post, by which covers of one kind differ. */
export type PostCoverProps = {cover: CoverName; slug: string};

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
