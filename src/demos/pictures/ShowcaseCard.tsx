import type {ReactNode} from 'react';
import {useVideoConfig} from 'remotion';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {familyOf} from './motifs/families';
import {onPaper} from './motifs/motif';

export type ShowcaseCardProps = {title: string; tags: string[]};

const margin = 72;

/** The picture of a showcase entry: a motif for what it is about, and its title set large. */
export function ShowcaseCard({title, tags}: ShowcaseCardProps): ReactNode {
  const {width, height} = useVideoConfig();
  const portrait = height > 1.2 * width;
  const {motif, colors} = familyOf(tags);
  const titleSize = Math.min(portrait ? 140 : 92, (portrait ? 1700 : 1480) / title.length);
  const room = height - titleSize * 1.2 - 1.7 * margin;
  const motifHeight = (width * 420) / 960;
  // In a portrait picture the motif fills the height and is cut at the sides.
  const motifScale = Math.min(portrait ? 1.7 : 1.1, room / motifHeight);

  return (
    <Canvas tone="ink" style={{background: colors.ground}}>
      <svg
        viewBox="0 0 960 420"
        width={width * motifScale}
        height={motifHeight * motifScale}
        style={{
          left: (width * (1 - motifScale)) / 2,
          position: 'absolute',
          top: margin * 0.6 + (room - motifHeight * motifScale) / 2,
        }}
      >
        {motif(colors, title)}
      </svg>
      <div
        style={{
          bottom: margin * 0.6,
          color: colors === onPaper ? palette.ink : palette.paper,
          fontSize: titleSize,
          fontWeight: 670,
          left: margin,
          letterSpacing: '-0.045em',
          lineHeight: 1.2,
          position: 'absolute',
          whiteSpace: 'nowrap',
        }}
      >
        {title}
      </div>
    </Canvas>
  );
}
