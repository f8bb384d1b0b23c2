import {parseSrt} from '@remotion/captions';
import type {ReactNode} from 'react';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {font, palette} from '../palette';
import {Canvas} from '../parts/Canvas';
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
    <Canvas tone="paper">
      <Window
        title="day.srt"
        width={410}
        height={420}
        style={{left: 40, position: 'absolute', top: 60}}
      >
        <div
          style={{
            fontFamily: font.mono,
            fontSize: 19,
            letterSpacing: '-0.03em',
            padding: '14px 12px',
          }}
        >
          {entries.map((entry, index) => (
            <div
              key={entry}
              style={{
                background: index === current ? palette.accentSoft : 'transparent',
                borderRadius: 10,
                lineHeight: 1.45,
                marginBottom: 8,
                padding: '8px 10px',
                whiteSpace: 'pre-wrap',
              }}
            >
              {entry}
            </div>
          ))}
        </div>
      </Window>
      <div style={{left: 490, position: 'absolute', top: 110}}>
        <Landscape width={430} height={320} day={usePlayed()} radius={18} />
        <div
          style={{
            background: current < 0 ? 'transparent' : palette.ink,
            borderRadius: 12,
            bottom: 20,
            color: palette.paper,
            fontSize: 34,
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
    </Canvas>
  );
}
