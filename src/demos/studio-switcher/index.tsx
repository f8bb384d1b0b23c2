import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {font, palette} from '../palette';
import {Canvas} from '../parts/Canvas';
import {glide} from '../parts/motion';
import type {Props} from './demo';

const names = ['Intro', 'ProductDemo', 'PodcastIntro', 'ShoesSquare', 'PressDay'];
const rowHeight = 74;
/** Frames of this demo: the first letter, the time between letters, the choice, Enter. */
const typing = 14;
const letterTime = 12;
const choosing = 76;
const entering = 96;

/** Where the letters of a query stand in a name, in their order; null if one is missing. */
function match(name: string, query: string): readonly number[] | null {
  const found: number[] = [];
  for (const letter of query.trim().toLowerCase()) {
    const at = name.toLowerCase().indexOf(letter, (found.at(-1) ?? -1) + 1);
    if (at === -1) {
      return null;
    }
    found.push(at);
  }
  return found;
}

/** Names that stay while letters are typed, and one that is opened. */
export default function Switcher({query}: Props): ReactNode {
  const frame = useCurrentFrame();
  const typed = query.slice(0, Math.max(0, Math.floor((frame - typing) / letterTime) + 1));
  const left = names.filter((name) => match(name, typed));
  const chosen = Math.round(glide(frame, choosing - 2, choosing) * (left.length - 1));
  const opened = frame >= entering;

  return (
    <Canvas tone="ink" style={{gap: 22, padding: '40px 48px'}}>
      <Field text={typed} caret={frame % 20 < 12 && !opened} opened={opened} />
      <div style={{position: 'relative'}}>
        {left.length === 0 && (
          <div style={{color: palette.mutedOnInk, fontSize: 40, padding: 20}}>No results</div>
        )}
        {names.map((name) => {
          const marks = match(name, typed);
          const row = left.indexOf(name);
          return marks ? (
            <Row key={name} {...{name, marks, row}} selected={row === chosen} opened={opened} />
          ) : null;
        })}
      </div>
    </Canvas>
  );
}

function Field({text, caret, opened}: {text: string; caret: boolean; opened: boolean}): ReactNode {
  return (
    <div style={{alignItems: 'center', display: 'flex', gap: 20}}>
      <div
        style={{
          background: palette.inkRaised,
          border: `3px solid ${opened ? palette.inkLine : palette.accentBright}`,
          borderRadius: 16,
          boxSizing: 'border-box',
          flex: 1,
          fontFamily: font.mono,
          fontSize: 44,
          height: 84,
          letterSpacing: 0,
          lineHeight: '78px',
          paddingLeft: 26,
          whiteSpace: 'pre',
        }}
      >
        {text}
        <span style={{color: palette.playhead, opacity: caret ? 1 : 0}}>|</span>
      </div>
      <div
        style={{
          background: opened ? palette.accentBright : palette.inkRaised,
          border: `3px solid ${opened ? palette.accentBright : palette.inkLine}`,
          borderRadius: 16,
          boxSizing: 'border-box',
          fontSize: 36,
          fontWeight: 600,
          height: 84,
          lineHeight: '78px',
          textAlign: 'center',
          width: 170,
        }}
      >
        Enter
      </div>
    </div>
  );
}

type RowProps = {
  name: string;
  marks: readonly number[];
  row: number;
  selected: boolean;
  opened: boolean;
};

function Row({name, marks, row, selected, opened}: RowProps): ReactNode {
  const background = opened ? palette.accent : palette.inkLine;
  return (
    <div
      style={{
        alignItems: 'center',
        background: selected ? background : 'transparent',
        borderRadius: 14,
        color: selected ? palette.paper : palette.mutedOnInk,
        display: 'flex',
        fontFamily: font.mono,
        fontSize: 42,
        height: rowHeight - 8,
        left: 0,
        letterSpacing: 0,
        opacity: opened && !selected ? 0.35 : 1,
        paddingLeft: 26,
        position: 'absolute',
        right: 0,
        top: row * rowHeight,
      }}
    >
      {[...name].map((letter, index) => {
        const hit = marks.includes(index);
        return (
          <span
            key={`${index}${letter}`}
            style={{
              color: hit ? palette.accentSoft : undefined,
              fontWeight: hit ? 700 : 450,
              textDecoration: hit ? 'underline' : 'none',
              textDecorationThickness: 4,
              textUnderlineOffset: 8,
            }}
          >
            {letter}
          </span>
        );
      })}
    </div>
  );
}
