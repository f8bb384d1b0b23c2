import type {ReactNode} from 'react';
import {interpolate, useCurrentFrame} from 'remotion';
import {font, palette} from '../../palette';
import {Canvas} from '../../parts/Canvas';
import {Window} from '../../parts/Window';
import {glide, travel} from '../../parts/motion';

/** Lines with a name each: what has the same name before and after moves, the rest comes and goes. */
const before = {
  head: 'function Title() {',
  open: '  return <h1>',
  text: '    Hello',
  close: '  </h1>;',
  end: '}',
};
const after = {
  head: before.head,
  frame: '  const frame = useCurrentFrame();',
  opacity: '  const opacity = frame / 30;',
  gap: '',
  open: '  return <h1 style={{opacity}}>',
  text: before.text,
  close: before.close,
  end: before.end,
};
const lineHeight = 62;
const charWidth = 25.2;

type Token = {text: string; x: number; y: number};

/** Tokens by line and text, with their place in pixels. */
function layOut(lines: Record<string, string>): Map<string, Token> {
  const offset = (8 - Object.keys(lines).length) / 2;
  const tokens = Object.entries(lines).flatMap(([name, line], row) =>
    [...line.matchAll(/\w+|[^\w\s]/g)].map(({0: text, index}): [string, Token] => {
      const count = line.slice(0, index).split(text).length;
      const x = index * charWidth;
      return [`${name} ${text} ${count}`, {text, x, y: (row + offset) * lineHeight}];
    }),
  );
  return new Map(tokens);
}

function colorOf(text: string): string {
  if (/^(function|return|const)$/.test(text)) {
    return palette.accentSoft;
  }
  if (/^(h1|useCurrentFrame|Title|\d+)$/.test(text)) {
    return '#ff9e85';
  }
  return /^\w+$/.test(text) ? palette.paper : palette.mutedOnInk;
}

const [first, second] = [layOut(before), layOut(after)];
const ids = [...new Set([...first.keys(), ...second.keys()])];

export default function CodeHike(): ReactNode {
  const frame = useCurrentFrame();
  const move = glide(frame, 36, 58) - glide(frame, 148, 170);
  const appear = travel(move, 0.6, 1);
  const vanish = 1 - travel(move, 0, 0.4);
  const animated = move > 0.5 ? travel(frame, 66, 120) : 1;

  return (
    <Canvas tone="ink" style={{alignItems: 'center', padding: 64}}>
      <Window title="src/Title.tsx" width={952} height={640} dark>
        {ids.map((id) => {
          const [from, to] = [first.get(id), second.get(id)];
          const token = from ?? to;
          if (!token) {
            return null;
          }
          const x = interpolate(move, [0, 1], [(from ?? token).x, (to ?? token).x]);
          const y = interpolate(move, [0, 1], [(from ?? token).y, (to ?? token).y]);
          return (
            <span
              key={id}
              style={{
                color: colorOf(token.text),
                fontFamily: font.mono,
                fontSize: 42,
                left: 48 + x,
                letterSpacing: 0,
                opacity: from && to ? 1 : to ? appear : vanish,
                position: 'absolute',
                top: 46 + y,
              }}
            >
              {token.text}
            </span>
          );
        })}
      </Window>
      <div
        style={{
          display: 'flex',
          flex: 1,
          alignItems: 'center',
          fontSize: 190,
          fontWeight: 680,
          letterSpacing: '-0.045em',
          opacity: animated,
        }}
      >
        Hello
      </div>
    </Canvas>
  );
}
