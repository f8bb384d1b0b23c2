import type {ReactNode} from 'react';
import {AbsoluteFill, Freeze} from 'remotion';
import {palette} from '../../palette';
import {Countdown} from './Countdown';
import {countdown, countdownFrames} from './size';

/** What the code of the page "Create a new project" draws, frame beside frame. */
export function CountdownStrip(): ReactNode {
  const {width, height, gap} = countdown;
  return (
    <AbsoluteFill style={{background: palette.inkLine, flexDirection: 'row', gap}}>
      {countdownFrames.map((frame) => (
        <div key={frame} style={{height, position: 'relative', width}}>
          <Freeze frame={frame}>
            <Countdown from={3} color="#86adff" />
          </Freeze>
        </div>
      ))}
    </AbsoluteFill>
  );
}
