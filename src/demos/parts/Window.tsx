import type {CSSProperties, ReactNode} from 'react';
import {page} from '../page-colors';
import {palette} from '../palette';

type Props = {
  title?: string;
  width: number;
  height: number;
  dark?: boolean;
  style?: CSSProperties;
  children: ReactNode;
};

/** A window of a program: three dots, a title, and what it shows. */
export function Window({title, width, height, dark, style, children}: Props): ReactNode {
  const line = dark ? palette.inkLine : page.paperLine;
  return (
    <div
      style={{
        width,
        height,
        background: dark ? palette.inkRaised : page.paper,
        border: `2px solid ${line}`,
        borderRadius: 18,
        boxShadow: dark ? 'none' : '0 30px 60px -24px rgb(15 18 25 / 28%)',
        boxSizing: 'border-box',
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        ...style,
      }}
    >
      <div
        style={{
          alignItems: 'center',
          borderBottom: `2px solid ${line}`,
          color: dark ? palette.mutedOnInk : page.muted,
          display: 'flex',
          flex: 'none',
          fontSize: 26,
          fontWeight: 500,
          gap: 10,
          height: 52,
          paddingLeft: 22,
        }}
      >
        {[0, 1, 2].map((dot) => (
          <div key={dot} style={{width: 13, height: 13, borderRadius: 7, background: line}} />
        ))}
        <span style={{marginLeft: 14}}>{title}</span>
      </div>
      <div style={{flex: 1, position: 'relative'}}>{children}</div>
    </div>
  );
}
