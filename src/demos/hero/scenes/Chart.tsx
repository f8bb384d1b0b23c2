import {
  AbsoluteFill,
  spring,
  useCurrentFrame,
} from 'remotion';
import type {HeroProps} from '../props';

const sales = [
  {month: 'Jan', value: 42},
  {month: 'Feb', value: 35},
  {month: 'Mar', value: 58},
  {month: 'Apr', value: 64},
  {month: 'May', value: 97},
];

export function Chart({color, speed}: HeroProps) {
  const frame = useCurrentFrame() * speed;

  return (
    <AbsoluteFill style={styles.scene}>
      <svg viewBox="0 0 1280 720" textAnchor="middle">
        {sales.map(({month, value}, index) => {
          const start = index * 3;
          const grown = spring({
            frame: frame - start,
            fps: 30,
          });
          const height = 4.5 * value * grown;
          const best = index === sales.length - 1;
          const x = 90 + index * 226;
          return (
            <g key={month} fill="#0f1219">
              <text x={x + 98} y={590 - height}>
                {Math.round(value * grown)}
              </text>
              <rect
                x={x}
                y={610 - height}
                width={196}
                height={height}
                rx={18}
                fill={best ? color : '#c9d1e0'}
              />
              <text
                x={x + 98}
                y={670}
                style={styles.month}
              >
                {month}
              </text>
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
}

const styles = {
  scene: {
    background: '#f3f5f9',
    fontFamily: 'Geist, sans-serif',
    fontSize: 52,
    fontWeight: 640,
  },
  month: {fill: '#5d6575', fontSize: 34, fontWeight: 450},
} as const;
