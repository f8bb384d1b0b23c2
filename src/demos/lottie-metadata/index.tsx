import {getLottieMetadata, Lottie} from '@remotion/lottie';
import {type ReactNode, useMemo} from 'react';
import {font, palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {badge} from '../parts/lottie-badge';
import type {Props} from './demo';

/** A Lottie file, and what is known of it before it plays. */
export default function Metadata({fr, op}: Props): ReactNode {
  const file = useMemo(() => ({...badge, fr, op}), [fr, op]);
  const metadata = getLottieMetadata(file);

  return (
    <Canvas tone="ink" style={{alignItems: 'center', flexDirection: 'row'}}>
      <Lottie animationData={file} style={{height: 340, margin: '0 30px 0 20px', width: 340}} />
      <table style={{borderSpacing: '20px 14px', fontFamily: font.mono, fontSize: 32}}>
        <tbody>
          {Object.entries(metadata ?? {}).map(([name, value]) => (
            <tr key={name}>
              <td style={{color: palette.mutedOnInk, letterSpacing: 0}}>{name}</td>
              <td style={{color: palette.accentSoft, fontWeight: 600, letterSpacing: 0}}>
                {Number(value.toFixed(3))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Canvas>
  );
}
