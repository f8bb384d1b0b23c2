import type {CSSProperties, ReactNode} from 'react';
import {AbsoluteFill} from 'remotion';
import {font, palette} from '../palette';

const tones = {
  ink: {background: palette.ink, color: palette.paper},
  paper: {background: palette.paperSunken, color: palette.ink},
  blue: {background: palette.accent, color: palette.paper},
};

type Props = {tone: keyof typeof tones; style?: CSSProperties; children: ReactNode};

/** The ground of a composition: its colours, and text settings that no page around it can change. */
export function Canvas({tone, style, children}: Props): ReactNode {
  return (
    <AbsoluteFill
      style={{
        ...tones[tone],
        fontFamily: font.sans,
        fontSize: 24,
        fontWeight: 450,
        letterSpacing: '-0.02em',
        lineHeight: 1.2,
        textAlign: 'left',
        ...style,
      }}
    >
      {children}
    </AbsoluteFill>
  );
}
