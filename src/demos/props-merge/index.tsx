import type {ReactNode} from 'react';
import {interpolate, useCurrentFrame} from 'remotion';
import {PageCanvas} from '../parts/PageCanvas';
import {glide} from '../parts/motion';
import {page} from '../page-colors';
import {font} from '../palette';

const names = ['name', 'seat', 'color'];
const column = {left: 430, width: 262} as const;
const row = {top: 36, height: 156} as const;

const layers = [
  {
    label: 'defaultProps',
    at: 10,
    values: {name: "'Ada'", seat: '7', color: "'black'"},
    color: page.muted,
  },
  {label: 'input props', at: 46, values: {seat: '12'}, color: page.accentBright},
  {label: 'calculate-\nMetadata', at: 82, values: {color: "'red'"}, color: page.playhead},
] as const;

/** Values fall from their layer into the result; a later layer covers an earlier one. */
export default function PropsMerge(): ReactNode {
  const frame = useCurrentFrame();
  return (
    <PageCanvas style={{fontFamily: font.mono, fontSize: 42, letterSpacing: '-0.04em'}}>
      <div
        style={{
          background: page.paper,
          borderTop: `4px solid ${page.paperLine}`,
          height: 196,
          position: 'absolute',
          top: row.top + 3 * row.height,
          width: '100%',
        }}
      />
      {layers.map(({label, at}, index) => (
        <Label key={label} text={label} top={row.top + index * row.height} seen={frame - at} />
      ))}
      <Label text="component" top={row.top + 3 * row.height + 36} seen={frame} />
      {layers.flatMap(({label, at, values, color}, index) =>
        Object.entries(values).map(([name, value]) => {
          const top = row.top + index * row.height;
          const fall = glide(frame, at + 14, at + 34) * ((3 - index) * row.height + 36);
          const seen = interpolate(frame - at, [0, 8], [0, 1], {
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
          });
          return [
            <Value
              key={`${label} ${name} stays`}
              {...{name, value, color, top}}
              opacity={seen}
              outlined
            />,
            <Value
              key={`${label} ${name}`}
              {...{name, value, color}}
              top={top + fall}
              opacity={seen}
            />,
          ];
        }),
      )}
    </PageCanvas>
  );
}

function Label({text, top, seen}: {text: string; top: number; seen: number}): ReactNode {
  return (
    <div
      style={{
        alignItems: 'center',
        color: page.muted,
        display: 'flex',
        height: 124,
        left: 48,
        opacity: seen >= 0 ? 1 : 0.35,
        position: 'absolute',
        top,
        whiteSpace: 'pre',
      }}
    >
      {text}
    </div>
  );
}

type ValueProps = {
  name: string;
  value: string;
  color: string;
  top: number;
  opacity: number;
  /** As what stays behind, once the value has moved on. */
  outlined?: boolean;
};

function Value({name, value, color, top, opacity, outlined = false}: ValueProps): ReactNode {
  return (
    <div
      style={{
        background: outlined ? 'none' : color,
        border: `4px solid ${color}`,
        borderRadius: 18,
        boxSizing: 'border-box',
        color: outlined ? page.muted : page.onAccent,
        height: 124,
        left: column.left + names.indexOf(name) * (column.width + 16),
        opacity,
        padding: '10px 18px',
        position: 'absolute',
        top,
        width: column.width,
      }}
    >
      <div style={{fontSize: 36}}>{name}</div>
      <div style={{fontWeight: 600}}>{value}</div>
    </div>
  );
}
