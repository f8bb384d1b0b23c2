import clsx from 'clsx';
import type {ReactNode} from 'react';
import {draw, initials} from './draw';
import styles from './styles.module.css';

type Props = {
  /** Decides the drawing. */
  slug: string;
  /** The person's name; it stands beside the portrait, which is decorative. */
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
