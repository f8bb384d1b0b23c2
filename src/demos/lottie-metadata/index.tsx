import {getLottieMetadata, Lottie} from '@remotion/lottie';
import {Fragment, type ReactNode, useMemo} from 'react';
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
      {/* No table: the page that plays this has styles for tables. */}
      <div
        style={{
          display: 'grid',
          fontFamily: font.mono,
          fontSize: 32,
          gap: '14px 24px',
          gridTemplateColumns: 'auto auto',
          letterSpacing: 0,
        }}
      >
        {Object.entries(metadata ?? {}).map(([name, value]) => (
          <Fragment key={name}>
            <span style={{color: palette.mutedOnInk}}>{name}</span>
            <span style={{color: palette.accentSoft, fontWeight: 600}}>
              {Number(value.toFixed(3))}
            </span>
          </Fragment>
        ))}
      </div>
    </Canvas>
  );
}
