import {
  AbsoluteFill,
  spring,
  useCurrentFrame,
} from 'remotion';
import type {HeroProps} from '../props';

// From speech recognition, with times converted to frames.
const words = [
  {text: 'Every', from: 2},
  {text: 'word', from: 12},
  {text: 'on', from: 20},
  {text: 'time', from: 27},
];

export function Captions({color, speed}: HeroProps) {
  const frame = useCurrentFrame() * speed;
  const current = words.findLast(
    ({from}) => frame >= from,
  );

  return (
    <AbsoluteFill style={styles.scene}>
      {words.map((word) => {
        const pop = spring({
          frame: frame - word.from,
          fps: 30,
          config: {damping: 9},
        });
        const background =
          word === current ? color : 'transparent';
        const style = {
          ...styles.word,
          background,
          opacity: 0.35 + 0.65 * Math.min(1, pop),
          scale: 0.86 + 0.14 * pop,
        };
        return (
          <span key={word.text} style={style}>
            {word.text}
          </span>
        );
      })}
    </AbsoluteFill>
  );
}

const styles = {
  scene: {
    alignItems: 'center',
    background:
      'linear-gradient(150deg, #2b1650, #a8325e 60%, #f0955a)',
    color: 'white',
    flexDirection: 'row',
    fontFamily: 'Geist, sans-serif',
    fontSize: 108,
    fontWeight: 720,
    justifyContent: 'center',
    letterSpacing: '-0.03em',
  },
  word: {borderRadius: 32, padding: '16px 30px'},
} as const;
