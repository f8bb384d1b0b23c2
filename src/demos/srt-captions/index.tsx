import {parseSrt} from '@remotion/captions';
import type {ReactNode} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {page} from '../page-colors';
import {font, palette} from '../palette';
import {PageCanvas} from '../parts/PageCanvas';
import {Landscape} from '../parts/Landscape';
import {usePlayed} from '../parts/motion';
import {Window} from '../parts/Window';
import type {Props} from './demo';

const entriesOf = (text: string) => [
  `1\n00:00:00,500 --> 00:00:02,000\n${text}`,
  '2\n00:00:02,200 --> 00:00:03,400\nIt crosses the sky.',
  '3\n00:00:03,500 --> 00:00:04,800\nAnd it goes down.',
];

/** A subtitle file next to the picture that shows its current entry. */
export default function SrtCaptions({text}: Props): ReactNode {
  const {fps} = useVideoConfig();
  const timeMs = (useCurrentFrame() / fps) * 1000;
  const entries = entriesOf(text);
  const {captions} = parseSrt({input: entries.join('\n\n')});
  const current = captions.findIndex(({startMs, endMs}) => timeMs >= startMs && timeMs < endMs);

  return (
    <PageCanvas>
      <Window
        title="day.srt"
        width={468}
        height={428}
        style={{left: 32, position: 'absolute', top: 56}}
      >
        <div
          style={{
            fontFamily: font.mono,
            fontSize: 24,
            letterSpacing: '-0.03em',
            padding: '14px 12px',
          }}
        >
          {entries.map((entry, index) => (
            <div
              key={entry}
              style={{
                background: index === current ? page.accentSoft : 'transparent',
                borderRadius: 10,
                lineHeight: 1.3,
                marginBottom: 4,
                padding: '8px 10px',
                whiteSpace: 'pre-wrap',
              }}
            >
              {entry}
            </div>
          ))}
        </div>
      </Window>
      <div style={{left: 528, position: 'absolute', top: 120}}>
        <Landscape width={400} height={300} day={usePlayed()} radius={18} />
        <div
          style={{
            background: current < 0 ? 'transparent' : palette.ink,
            borderRadius: 12,
            bottom: 20,
            color: palette.paper,
            fontSize: 32,
            fontWeight: 600,
            left: '50%',
            padding: '8px 18px',
            position: 'absolute',
            transform: 'translateX(-50%)',
            whiteSpace: 'pre',
          }}
        >
          {captions[current]?.text}
        </div>
      </div>
    </PageCanvas>
  );
}
