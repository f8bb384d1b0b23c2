import type {Instruction} from '@remotion/paths';
import type {ReactNode} from 'react';
import {page} from '../../page-colors';
import {font, palette} from '../../palette';
import {drawings} from '../../parts/drawings';
import {MadePath} from '../../parts/MadePath';
import type {Props} from './demo';

/** The objects that a path consists of. */
export default function ParsePathDemo({drawing}: Props): ReactNode {
  return (
    <MadePath path={drawings[drawing]}>{(current) => <Card instruction={current} />}</MadePath>
  );
}

function Card({instruction}: {instruction: Instruction}): ReactNode {
  return (
    <div
      style={{
        background: page.screen,
        borderRadius: 24,
        color: palette.paper,
        fontFamily: font.mono,
        fontSize: 26,
        left: 540,
        padding: '32px 36px',
        position: 'absolute',
        top: '50%',
        transform: 'translateY(-50%)',
        whiteSpace: 'pre',
        width: 300,
      }}
    >
      {Object.entries(instruction).map(([name, value]) => (
        <div key={name}>
          {name}: <span style={{color: palette.accentSoft}}>{JSON.stringify(value)}</span>
        </div>
      ))}
    </div>
  );
}
