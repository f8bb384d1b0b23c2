import type {ReactNode} from 'react';
import {page} from '../page-colors';
import {font} from '../palette';
import {PageCanvas} from '../parts/PageCanvas';
import {Footage} from '../parts/Footage';
import {usePlayed} from '../parts/motion';

const frame = {width: 272, height: 400} as const;

/** What `objectFit` does to a wide file in a tall frame. */
export default function ObjectFit(): ReactNode {
  const played = usePlayed();
  return (
    <PageCanvas
      style={{flexDirection: 'row', justifyContent: 'space-between', padding: '36px 48px'}}
    >
      {(['contain', 'cover', 'fill'] as const).map((fit) => (
        <div key={fit} style={{alignItems: 'center', display: 'flex', flexDirection: 'column'}}>
          <div
            style={{
              background: 'black',
              borderRadius: 16,
              outline: `2px solid ${page.edge}`,
              overflow: 'hidden',
              ...frame,
            }}
          >
            <Footage passed={0.12 + played * 0.76} fit={fit} {...frame} />
          </div>
          <div
            style={{
              color: page.ink,
              fontFamily: font.mono,
              fontSize: 40,
              letterSpacing: 0,
              marginTop: 18,
            }}
          >
            {fit}
          </div>
        </div>
      ))}
    </PageCanvas>
  );
}
