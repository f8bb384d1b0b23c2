import {
  AbsoluteFill,
  interpolate,
  useCurrentFrame,
} from 'remotion';
import type {HeroProps} from '../props';

export function Product({text, color, speed}: HeroProps) {
  const frame = useCurrentFrame() * speed;
  const scroll = interpolate(frame, [8, 34], [0, -230], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={styles.scene}>
      {[-1, 0, 1].map((place) => {
        const turn = interpolate(
          frame,
          [0, 40],
          [-36, 8],
        );
        return (
          <div
            key={place}
            style={{
              ...styles.phone,
              rotate: `y ${turn - 18 * place}deg`,
            }}
          >
            <div
              style={{
                ...styles.page,
                translate: `0 ${scroll}px`,
              }}
            >
              <div
                style={{
                  ...styles.picture,
                  background: color,
                }}
              />
              <b>{text}</b>
              <div style={styles.line} />
              <div style={styles.line} />
              <div
                style={{
                  ...styles.button,
                  background: color,
                }}
              >
                Buy
              </div>
            </div>
          </div>
        );
      })}
    </AbsoluteFill>
  );
}

const styles = {
  scene: {
    alignItems: 'center',
    background: 'radial-gradient(#ffffff, #d5dceb)',
    flexDirection: 'row',
    fontFamily: 'Geist, sans-serif',
    fontSize: 42,
    gap: 60,
    justifyContent: 'center',
    perspective: 1300,
  },
  phone: {
    background: 'white',
    border: '16px solid #0f1219',
    borderRadius: 64,
    boxShadow: '0 60px 90px -30px #5d657599',
    color: '#0f1219',
    height: 620,
    overflow: 'hidden',
    width: 320,
  },
  page: {display: 'grid', gap: 28, padding: 24},
  picture: {borderRadius: 28, height: 420},
  line: {
    background: '#e1e4ea',
    borderRadius: 12,
    height: 24,
  },
  button: {
    borderRadius: 24,
    color: 'white',
    padding: 18,
    textAlign: 'center',
  },
} as const;
