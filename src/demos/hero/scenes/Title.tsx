import {
  AbsoluteFill,
  spring,
  useCurrentFrame,
} from 'remotion';
import type {HeroProps} from '../props';

export function Title({text, color, speed}: HeroProps) {
  const frame = useCurrentFrame() * speed;
  const rise = (start: number) =>
    spring({
      frame: frame - start,
      fps: 30,
      config: {damping: 12},
    });

  return (
    <AbsoluteFill style={styles.scene}>
      <div
        style={{
          ...styles.disc,
          background: color,
          scale: rise(2),
        }}
      />
      <div style={{...styles.ring, scale: rise(8)}} />
      <div
        style={{
          fontSize: Math.min(200, 1900 / text.length),
        }}
      >
        {[...text].map((letter, index) => (
          <span
            key={index}
            style={{
              ...styles.letter,
              opacity: rise(index),
              translate: `0 ${0.7 - 0.7 * rise(index)}em`,
            }}
          >
            {letter}
          </span>
        ))}
      </div>
    </AbsoluteFill>
  );
}

const circle = {
  borderRadius: '50%',
  position: 'absolute',
} as const;

const styles = {
  scene: {
    background: '#0f1219',
    color: 'white',
    fontFamily: 'Geist, sans-serif',
    fontWeight: 660,
    justifyContent: 'end',
    letterSpacing: '-0.035em',
    overflow: 'hidden',
    padding: '60px 70px',
  },
  disc: {
    ...circle,
    height: 560,
    right: 60,
    top: -120,
    width: 560,
  },
  ring: {
    ...circle,
    border: '28px solid #ffffff',
    height: 220,
    right: 520,
    top: 40,
    width: 220,
  },
  letter: {
    display: 'inline-block',
    whiteSpace: 'pre',
  },
} as const;
