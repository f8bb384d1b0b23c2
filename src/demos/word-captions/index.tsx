import {createTikTokStyleCaptions} from '@remotion/captions';
import type {ReactNode} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {spoken} from '../parts/captions';
import type {Props} from './demo';

const barWidth = 800;

/** Pages of words, of which the spoken one is marked, over a bar with one piece for each page. */
export default function WordCaptions({combineTokensWithinMilliseconds}: Props): ReactNode {
  const {fps, durationInFrames} = useVideoConfig();
  const timeMs = (useCurrentFrame() / fps) * 1000;
  const wholeMs = (durationInFrames / fps) * 1000;
  const {pages} = createTikTokStyleCaptions({captions: spoken, combineTokensWithinMilliseconds});
  const isCurrent = (page: (typeof pages)[number]) =>
    timeMs >= page.startMs && timeMs < page.startMs + page.durationMs;
  const shown = pages.find(isCurrent);

  return (
    <Canvas tone="ink">
      <div
        style={{
          fontSize: 92,
          fontWeight: 760,
          left: 60,
          lineHeight: 1.25,
          position: 'absolute',
          textAlign: 'center',
          top: shown && shown.text.length > 22 ? 100 : 165,
          whiteSpace: 'pre-wrap',
          width: 840,
        }}
      >
        {shown?.tokens.map(({text, fromMs, toMs}) => {
          const word = text.trimStart();
          const isSpoken = timeMs >= fromMs && timeMs < toMs;
          return (
            <span key={fromMs}>
              {text.length > word.length ? ' ' : null}
              <span
                style={{
                  background: isSpoken ? palette.accent : 'transparent',
                  borderRadius: 14,
                  boxShadow: isSpoken ? `0 0 0 10px ${palette.accent}` : 'none',
                }}
              >
                {word}
              </span>
            </span>
          );
        })}
      </div>
      {pages.map((page) => (
        <div
          key={page.startMs}
          style={{
            background: isCurrent(page) ? palette.accentBright : palette.inkLine,
            borderRadius: 6,
            height: 18,
            left: 80 + (page.startMs / wholeMs) * barWidth,
            position: 'absolute',
            top: 460,
            width: (page.durationMs / wholeMs) * barWidth - 4,
          }}
        />
      ))}
      <div
        style={{
          background: palette.playhead,
          height: 46,
          left: 80 + (timeMs / wholeMs) * barWidth,
          position: 'absolute',
          top: 446,
          width: 4,
        }}
      />
    </Canvas>
  );
}
