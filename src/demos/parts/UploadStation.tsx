import type {ReactNode} from 'react';
import {font, palette} from '../palette';

type Props = {title: string; detail: string; x: number; y: number; active: boolean};

export const station = {width: 250, height: 130} as const;

/** One of the computers between which a file travels. */
export function UploadStation({title, detail, x, y, active}: Props): ReactNode {
  return (
    <div
      style={{
        background: palette.inkRaised,
        border: `4px solid ${active ? palette.accentBright : palette.inkLine}`,
        borderRadius: 20,
        boxSizing: 'border-box',
        left: x,
        padding: '22px 26px',
        position: 'absolute',
        top: y,
        ...station,
      }}
    >
      <div style={{fontSize: 36, fontWeight: 620}}>{title}</div>
      <div style={{color: palette.mutedOnInk, fontFamily: font.mono, fontSize: 26, marginTop: 8}}>
        {detail}
      </div>
    </div>
  );
}
