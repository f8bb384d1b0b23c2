import type {ReactNode} from 'react';
import {Img, staticFile} from 'remotion';
import {palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {Timeline} from '../parts/Timeline';

export type SocialCardProps = {name: string; tagline: string};

/** The picture that other sites show beside a link to this one. */
export function SocialCard({name, tagline}: SocialCardProps): ReactNode {
  return (
    <Canvas tone="ink" style={{padding: '72px 88px 80px'}}>
      <div style={{alignItems: 'center', display: 'flex', gap: 16, marginLeft: -12}}>
        <Img src={staticFile('img/logo-dark.svg')} width={104} height={104} alt="" />
        <div style={{fontSize: 72, fontWeight: 650, letterSpacing: '-0.04em'}}>{name}</div>
      </div>
      <div
        style={{
          flex: 1,
          fontSize: 112,
          fontWeight: 670,
          letterSpacing: '-0.05em',
          lineHeight: 1.04,
          marginTop: 44,
          width: 900,
        }}
      >
        {tagline}
      </div>
      <Timeline width={1024} played={0.64} color={palette.accentBright} />
    </Canvas>
  );
}
