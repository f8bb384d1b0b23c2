import {fillTextBox} from '@remotion/layout-utils';
import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';
import {page} from '../page-colors';
import {font} from '../palette';
import {PageCanvas} from '../parts/PageCanvas';
import type {Props} from './demo';

const words = 'Each word asks the box whether it still fits into the line'.split(' ');
const letters = {fontFamily: font.sans, fontSize: 64, fontWeight: 640, letterSpacing: '-0.02em'};
const lineHeight = 92;

/** Words that are added to a box; the first that is too much is shown below it. */
export default function FillTextBox({maxBoxWidth, maxLines}: Props): ReactNode {
  const frame = useCurrentFrame();
  const box = fillTextBox({maxBoxWidth, maxLines});
  const lines = [''];
  let tooMuch: string | null = null;
  for (const [index, word] of words.slice(0, Math.floor(frame / 8) + 1).entries()) {
    const text = index === 0 ? word : ` ${word}`;
    const {exceedsBox, newLine} = box.add({text, ...letters});
    if (exceedsBox) {
      tooMuch = word;
      break;
    }
    if (newLine) {
      lines.push(word);
    } else {
      lines[lines.length - 1] += text;
    }
  }

  return (
    <PageCanvas>
      <div
        style={{
          ...letters,
          background: page.paper,
          height: maxLines * lineHeight,
          left: (960 - maxBoxWidth) / 2,
          lineHeight: `${lineHeight}px`,
          outline: `5px solid ${page.accent}`,
          position: 'absolute',
          top: 70,
          whiteSpace: 'pre',
          width: maxBoxWidth,
        }}
      >
        {lines.join('\n')}
      </div>
      {tooMuch === null ? null : (
        <div
          style={{
            ...letters,
            color: page.playhead,
            left: (960 - maxBoxWidth) / 2,
            position: 'absolute',
            top: 70 + maxLines * lineHeight + 28,
          }}
        >
          {tooMuch}
          <span style={{fontFamily: font.mono, fontSize: 30, fontWeight: 450, letterSpacing: 0}}>
            {'  exceedsBox'}
          </span>
        </div>
      )}
    </PageCanvas>
  );
}
