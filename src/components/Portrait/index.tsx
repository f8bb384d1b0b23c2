import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** Decides the drawing. */
  slug: string;
  /** The person's name, also shown next to the portrait, which is decorative. */
  name: string;
  large?: boolean;
};

const ticks = Array.from({length: 11}, (_, index) => 8 + index * 8);

/** A drawn portrait: the initials over a small timeline of one's own. */
export function Portrait({slug, name, large}: Props): ReactNode {
  const {clips, playhead} = draw(slug);
  return (
    <svg
      className={clsx(styles.portrait, large && styles.large)}
      viewBox="0 0 96 96"
      aria-hidden="true"
      focusable="false"
    >
      {ticks.map((x, index) => (
        <line key={x} className={styles.tick} x1={x} x2={x} y1="0" y2={index % 5 === 0 ? 7 : 4} />
      ))}
      <text className={styles.initials} x="48" y="43" textAnchor="middle">
        {initials(name)}
      </text>
      {clips.map(({x, y, width, weight}) => (
        <rect
          key={`${x} ${y}`}
          className={clsx(styles.clip, styles[`weight${weight}`])}
          {...{x, y, width}}
          height="7"
          rx="2"
        />
      ))}
      <path className={styles.playhead} d={`M${playhead} 54v34`} />
    </svg>
  );
}

/** A clip on one of the tracks, in units of the drawing (96 wide and high). */
type Clip = {x: number; y: number; width: number; weight: 1 | 2 | 3};

type Drawing = {clips: Clip[]; playhead: number};

const left = 8;
const right = 88;
const gap = 3;
const tracks = [58, 68, 78];

/** Numbers from 0 to 1 that are always the same for the same text. */
function numbersFrom(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) {
    state = Math.imul(state ^ letter.codePointAt(0)!, 16777619) >>> 0;
  }
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}

/** A small timeline that belongs to one slug: three tracks of clips and a playhead. */
export function draw(slug: string): Drawing {
  const next = numbersFrom(slug);
  const clips = tracks.flatMap((y) => {
    const track: Clip[] = [];
    let x = left + Math.round(next() * 12);
    while (x < right - 6) {
      const width = Math.min(right - x, 8 + Math.round(next() * 30));
      track.push({x, y, width, weight: ([1, 2, 3] as const)[Math.floor(next() * 3)]!});
      x += width + gap + (next() > 0.7 ? 8 : 0);
    }
    return track;
  });
  return {clips, playhead: left + 8 + Math.round(next() * 60)};
}

/** First letters of the first and the last word of a name. */
export function initials(name: string): string {
  const words = name.split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0] ?? '');
  return letters.join('').toUpperCase();
}
