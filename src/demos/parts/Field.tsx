import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {palette} from '../palette';

type Props = {
  label: string;
  text: string;
  /** How many letters are typed; the caret stands behind them. */
  typed: number;
  width: number;
};

/** A form field that is being filled in. */
export function Field({label, text, typed, width}: Props): ReactNode {
  const frame = useCurrentFrame();
  const letters = Math.round(typed);
  const typing = letters > 0 && letters < text.length;
  const caret = typing || frame % 24 < 12;
  return (
    <div style={{width}}>
      <div style={{fontSize: 20, fontWeight: 500, color: palette.muted, marginBottom: 10}}>
        {label}
      </div>
      <div
        style={{
          alignItems: 'center',
          background: palette.paper,
          border: `2px solid ${typing ? palette.accent : palette.paperLine}`,
          borderRadius: 12,
          boxSizing: 'border-box',
          color: palette.ink,
          display: 'flex',
          fontSize: 28,
          height: 64,
          paddingLeft: 20,
        }}
      >
        <span style={{whiteSpace: 'pre'}}>{text.slice(0, letters)}</span>
        <span
          style={{
            background: palette.accent,
            height: 34,
            marginLeft: 3,
            opacity: caret ? 1 : 0,
            width: 3,
          }}
        />
      </div>
    </div>
  );
}
