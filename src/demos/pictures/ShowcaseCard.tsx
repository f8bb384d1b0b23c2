import type {ReactNode} from 'react';
import {Drawing} from '../parts/Drawing';
import {familyOf} from './motifs/families';

/** The tags of an entry decide what is drawn, its slug how. */
export type ShowcaseCardProps = {slug: string; tags: string[]};

/** The picture of a showcase entry that has no film: a motif for what it is about. */
export function ShowcaseCard({slug, tags}: ShowcaseCardProps): ReactNode {
  const {motif, colors} = familyOf(tags);
  return (
    <Drawing ground={colors.ground}>
      <g transform="translate(0 65)">{motif(colors, slug)}</g>
    </Drawing>
  );
}
