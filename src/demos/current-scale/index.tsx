import {type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import {useCurrentFrame, useCurrentScale} from 'remotion';
import {page} from '../page-colors';
import {font} from '../palette';
import {PageCanvas} from '../parts/PageCanvas';
import {usePlayed, wave} from '../parts/motion';

/** A bar, its width on the screen, and its width in the composition. */
export default function CurrentScale(): ReactNode {
  const frame = useCurrentFrame();
  const scale = useCurrentScale();
  const width = Math.round(300 + wave(usePlayed(), 1, -0.25) * 500);
  const bar = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState(width);

  useLayoutEffect(() => {
    if (bar.current) {
      setMeasured(bar.current.getBoundingClientRect().width);
    }
  }, [frame, scale]);

  return (
    <PageCanvas style={{justifyContent: 'center', padding: '0 56px'}}>
      <div
        ref={bar}
        style={{background: page.accent, borderRadius: 20, height: 120, marginBottom: 48, width}}
      />
      <Row name="on the screen" value={measured.toFixed(0)} />
      <Row name="useCurrentScale()" value={`÷ ${scale.toFixed(2)}`} />
      <div style={{background: page.faint, height: 4, margin: '14px 0'}} />
      <Row name="in the composition" value={(measured / scale).toFixed(0)} strong />
    </PageCanvas>
  );
}

function Row({name, value, strong = false}: {name: string; value: string; strong?: boolean}) {
  return (
    <div
      style={{
        color: strong ? page.ink : page.muted,
        display: 'flex',
        fontFamily: font.mono,
        fontSize: 42,
        fontWeight: strong ? 600 : 450,
        justifyContent: 'space-between',
        letterSpacing: 0,
        lineHeight: 1.4,
      }}
    >
      <span>{name}</span>
      <span style={{color: page.accent}}>{value}</span>
    </div>
  );
}
