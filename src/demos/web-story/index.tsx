import type {ReactNode} from 'react';
import {interpolate, Series, useCurrentFrame, useVideoConfig} from 'remotion';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {travel} from '../parts/motion';
import type {Props} from './demo';

type Slide = {text: string; seconds: number; sky: string; hills: string; sun: number};

/** A story: slides with a length of their own, one after another. */
export default function WebStory({noon}: Props): ReactNode {
  const {fps} = useVideoConfig();
  const slides: Slide[] = [
    {text: 'Dawn', seconds: 1.5, sky: '#f7c6a3', hills: '#4a5a78', sun: 640},
    {text: 'Noon', seconds: noon, sky: '#9fd0f5', hills: '#3f8f63', sun: 330},
    {text: 'Dusk', seconds: 1.5, sky: '#54408c', hills: '#1f1b3a', sun: 660},
  ];
  const frames = slides.map(({seconds}) => Math.round(seconds * fps));

  return (
    <Canvas tone="ink">
      <Series>
        {slides.map((slide, index) => (
          <Series.Sequence key={slide.text} durationInFrames={frames[index]!}>
            <Page {...slide} />
          </Series.Sequence>
        ))}
      </Series>
      <Progress frames={frames} />
    </Canvas>
  );
}

function Page({text, sky, hills, sun}: Slide): ReactNode {
  const frame = useCurrentFrame();
  // Inside of a sequence, this is the length of the slide.
  const {durationInFrames} = useVideoConfig();
  const height = sun - interpolate(frame, [0, durationInFrames], [0, 40]);

  return (
    <Canvas tone="ink" style={{background: sky}}>
      <svg viewBox="0 0 720 1080" width={720} height={1080} style={{position: 'absolute'}}>
        <circle cx={400} cy={height} r={110} fill="#fff3c4" />
        <path d="M0 760Q190 600 380 740T720 690V1080H0Z" fill={hills} />
      </svg>
      <div
        style={{
          bottom: 110,
          fontSize: 130,
          fontWeight: 670,
          left: 56,
          letterSpacing: '-0.045em',
          opacity: travel(frame, 3, 15),
          position: 'absolute',
        }}
      >
        {text}
      </div>
    </Canvas>
  );
}

/** A bar for each slide, filled as far as the slide has been shown. */
function Progress({frames}: {frames: readonly number[]}): ReactNode {
  const frame = useCurrentFrame();
  const startOf = (index: number) =>
    frames.slice(0, index).reduce((sum, length) => sum + length, 0);

  return (
    <div style={{display: 'flex', gap: 12, left: 40, position: 'absolute', right: 40, top: 40}}>
      {frames.map((length, index) => {
        const from = startOf(index);
        return (
          <div
            key={index}
            style={{background: 'rgb(255 255 255 / 35%)', borderRadius: 5, flex: 1, height: 10}}
          >
            <div
              style={{
                background: palette.paper,
                borderRadius: 5,
                height: 10,
                width: `${travel(frame, from, from + length) * 100}%`,
              }}
            />
          </div>
        );
      })}
    </div>
  );
}
