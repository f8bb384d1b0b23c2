import type {ReactNode} from 'react';
import {page} from '../page-colors';
import {font, palette} from '../palette';

type Props = {name: string; value: string; right?: boolean; onInk?: boolean};

/** A name and its current value, in the upper left or right corner. */
export function Reading({name, value, right = false, onInk = false}: Props): ReactNode {
  return (
    <div
      style={{
        color: onInk ? palette.mutedOnInk : page.muted,
        fontFamily: font.mono,
        fontSize: 34,
        letterSpacing: 0,
        position: 'absolute',
        top: 40,
        whiteSpace: 'pre',
        ...(right ? {right: 48} : {left: 48}),
      }}
    >
      {name}{' '}
      <span style={{color: onInk ? palette.accentSoft : page.accent, fontWeight: 600}}>
        {value}
      </span>
    </div>
  );
}
