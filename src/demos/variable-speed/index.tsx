import type {ReactNode} from 'react';
import {interpolate, useCurrentFrame} from 'remotion';
import {FootageInTime} from '../parts/FootageInTime';
import type {Props} from './demo';

const fileFrames = 210;

/** A file whose speed changes while it plays. */
export default function VariableSpeed({first, last}: Props): ReactNode {
  const frame = useCurrentFrame();
  const speedAt = (at: number) =>
    interpolate(at, [30, 90], [first, last], {
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    });
  const shown = (at: number) => {
    let position = 0;
    for (let past = 0; past < Math.floor(at); past++) {
      position += speedAt(past);
    }
    return Math.min(position, fileFrames - 1);
  };
  return (
    <FootageInTime
      fileFrames={fileFrames}
      shown={shown}
      used={(at) => at <= shown(119)}
      note={`speed ${speedAt(frame).toFixed(2)}`}
    />
  );
}
