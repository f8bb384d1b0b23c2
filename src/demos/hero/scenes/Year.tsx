import {
  AbsoluteFill,
  Easing,
  interpolate,
  random,
  useCurrentFrame,
} from 'remotion';
import type {HeroProps} from '../props';

const days = Array.from({length: 365}, (_, day) => day);

export function Year({color, speed}: HeroProps) {
  const frame = useCurrentFrame() * speed;
  const today = interpolate(frame, [0, 32], [0, 365], {
    easing: Easing.inOut(Easing.quad),
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={styles.scene}>
      <div>
        {String(Math.round(today)).padStart(3, '0')}{' '}
        <span style={styles.unit}>days of 2025</span>
      </div>
      <div style={styles.grid}>
        {days.map((day) => (
          <div
            key={day}
            style={{
              background: day < today ? color : '#262d3b',
              borderRadius: 5,
              opacity:
                day < today
                  ? 0.25 + 0.75 * random(day)
                  : 1,
            }}
          />
        ))}
      </div>
    </AbsoluteFill>
  );
}

const styles = {
  scene: {
    background: '#0f1219',
    color: 'white',
    fontFamily: 'Geist, sans-serif',
    fontSize: 150,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 660,
    justifyContent: 'center',
    letterSpacing: '-0.035em',
    padding: '0 80px',
  },
  unit: {
    color: '#9aa4b6',
    fontSize: 52,
    letterSpacing: 0,
  },
  grid: {
    display: 'grid',
    gap: 5,
    gridAutoColumns: '1fr',
    gridAutoFlow: 'column',
    gridTemplateRows: 'repeat(7, 16px)',
    marginTop: 40,
  },
} as const;
