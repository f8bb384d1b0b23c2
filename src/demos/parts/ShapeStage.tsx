import {evolvePath} from '@remotion/paths';
import type {ReactNode, SVGProps} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {page} from '../page-colors';
import {font, palette} from '../palette';
import {PageCanvas} from './PageCanvas';
import {DotGrid} from './DotGrid';
import {glide} from './motion';
import {penAt} from './pen';

type Ink = Pick<
  SVGProps<SVGPathElement>,
  | 'fill'
  | 'fillOpacity'
  | 'stroke'
  | 'strokeDasharray'
  | 'strokeDashoffset'
  | 'strokeLinecap'
  | 'strokeLinejoin'
  | 'strokeWidth'
>;

type Props = {
  shape: {path: string; width: number; height: number};
  /** Renders the shape with the ink of the current frame. */
  children: (ink: Ink) => ReactNode;
};

/** The stage of all shapes: a pen draws the outline in the box of the SVG element, then it is filled. */
export function ShapeStage({shape, children}: Props): ReactNode {
  const frame = useCurrentFrame();
  const {width: stageWidth, height: stageHeight} = useVideoConfig();
  const {path, width, height} = shape;
  const drawn = glide(frame, 0, 48);
  const pen = penAt(path, drawn);
  const left = (stageWidth - width) / 2;
  const top = (stageHeight - height) / 2;

  return (
    <PageCanvas>
      <svg width={stageWidth} height={stageHeight} style={{position: 'absolute'}}>
        <DotGrid />
        <rect
          x={left}
          y={top}
          width={width}
          height={height}
          fill="none"
          stroke={page.faint}
          strokeDasharray="3 9"
          strokeLinecap="round"
          strokeWidth={3}
        />
        <g fill={page.muted} fontFamily={font.mono} fontSize={28}>
          <text x={stageWidth / 2} y={top + height + 48} textAnchor="middle">
            {Math.round(width * 10) / 10}
          </text>
          <text x={left + width + 24} y={stageHeight / 2 + 10}>
            {Math.round(height * 10) / 10}
          </text>
        </g>
      </svg>
      <div style={{left, opacity: 1 - glide(frame, 108, 118), position: 'absolute', top}}>
        {children({
          ...evolvePath(drawn, path),
          fill: palette.accent,
          fillOpacity: glide(frame, 44, 66),
          stroke: page.ink,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          strokeWidth: 8,
        })}
        <svg style={{left: 0, overflow: 'visible', position: 'absolute', top: 0}}>
          <circle
            cx={pen.x}
            cy={pen.y}
            r={15}
            fill={page.playhead}
            opacity={1 - glide(frame, 52, 64)}
          />
        </svg>
      </div>
    </PageCanvas>
  );
}
