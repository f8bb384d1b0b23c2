import type {ReactNode} from 'react';
import styles from './styles.module.css';

const chunks = [0, 1, 2, 3, 4, 5];
const frames = [0, 1, 2, 3];

/** Left edges of a chunk in the plan, on its function and in the file. */
const plan = (chunk: number) => 28 + chunk * 71;
const renderer = (chunk: number) => 12 + chunk * 78;
const file = (chunk: number) => 84 + chunk * 56;

/** One bar of frames, cut into six, each on its own function, joined to one bar again. */
export function Diagram(): ReactNode {
  return (
    <svg
      className={styles.diagram}
      viewBox="-4 -4 488 388"
      role="img"
      aria-label="The first function cuts the video into chunks, six functions render one chunk each at the same time, and the first function joins them to one file."
    >
      {chunks.map((chunk) => (
        <g key={chunk}>
          <path
            className={styles.wire}
            d={`M${plan(chunk) + 34} 96C${plan(chunk) + 34} 132 ${renderer(chunk) + 33} 124 ${renderer(chunk) + 33} 160`}
          />
          <path
            className={styles.wire}
            d={`M${renderer(chunk) + 33} 264C${renderer(chunk) + 33} 296 ${file(chunk) + 28} 288 ${file(chunk) + 28} 320`}
          />
        </g>
      ))}
      <rect className={styles.box} x="12" y="12" width="456" height="96" rx="10" />
      <text className={styles.label} x="28" y="47">
        first function
      </text>
      {chunks.map((chunk) => (
        <g key={chunk}>
          <rect className={styles.chunk} x={plan(chunk)} y="64" width="68" height="32" rx="4" />
          <rect className={styles.box} x={renderer(chunk)} y="160" width="66" height="104" rx="8" />
          {frames.map((frame) => (
            <rect
              key={frame}
              className={styles.frame}
              x={renderer(chunk) + 12}
              y={172 + frame * 21}
              width="42"
              height="17"
              rx="3"
            />
          ))}
          <rect className={styles.joined} x={file(chunk)} y="320" width="56.500" height="44" />
        </g>
      ))}
      <path className={styles.playhead} d="M196 312v60" />
      <text className={styles.fileLabel} x="436" y="347">
        .mp4
      </text>
      <Badge x={12} y={12} number={1} />
      <Badge x={12} y={160} number={2} />
      <Badge x={84} y={320} number={3} />
    </svg>
  );
}

/** The number of the step that this part of the picture shows. */
function Badge({x, y, number}: {x: number; y: number; number: number}): ReactNode {
  return (
    <g>
      <circle className={styles.badge} cx={x} cy={y} r="13" />
      <text className={styles.number} x={x} y={y}>
        {number}
      </text>
    </g>
  );
}
