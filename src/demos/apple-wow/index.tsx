import type {CSSProperties} from 'react';
import {
  AbsoluteFill,
  Easing,
  interpolate,
  interpolateColors,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const word = 'Wow';

// The side of a letter: so many copies, so many pixels apart.
const copies = 16;
const gap = 4;

export default function Wow() {
  const frame = useCurrentFrame();
  const turn = interpolate(frame, [0, 110], [-38, 16], {
    easing: Easing.out(Easing.cubic),
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={styles.scene}>
      <div style={{...styles.word, transform: `rotateX(10deg) rotateY(${turn}deg)`}}>
        {[...word].map((letter, index) => (
          <Letter key={index} letter={letter} index={index} />
        ))}
      </div>
    </AbsoluteFill>
  );
}

function Letter({letter, index}: {letter: string; index: number}) {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const arrive = spring({
    frame: frame - index * 5,
    fps,
    config: {damping: 12, mass: 0.8},
  });
  const flip = interpolate(arrive, [0, 1], [-110, 0]);
  const distance = interpolate(arrive, [0, 1], [-900, 0]);
  const opacity = interpolate(arrive, [0, 0.3], [0, 1], {
    extrapolateRight: 'clamp',
  });
  const light = interpolate(frame - index * 8, [38, 68], [-60, 160]);

  return (
    <span
      style={{
        ...styles.letter,
        transform: `translateZ(${distance}px) rotateX(${flip}deg)`,
      }}
    >
      {Array.from({length: copies}, (_, copy) => (
        <span
          key={copy}
          style={{
            ...styles.copy,
            color: interpolateColors(copy, [0, copies], ['#3f72f2', '#0d1f57']),
            opacity,
            transform: `translateZ(${-copy * gap}px)`,
          }}
        >
          {letter}
        </span>
      ))}
      <span style={{...styles.face, ...shine(light), opacity}}>{letter}</span>
    </span>
  );
}

// A band of light at `position` percent of the letter's width.
function shine(position: number): CSSProperties {
  const stops = [`#a9c5ff ${position - 45}%`, `#ffffff ${position}%`, `#a9c5ff ${position + 45}%`];
  return {backgroundImage: `linear-gradient(105deg, ${stops.join(', ')})`};
}

const styles = {
  scene: {
    alignItems: 'center',
    background: 'radial-gradient(#1a2440, #06080d 70%)',
    fontFamily: 'Geist, system-ui, sans-serif',
    fontSize: 380,
    fontWeight: 800,
    justifyContent: 'center',
    perspective: 1400,
  },
  word: {display: 'flex', transformStyle: 'preserve-3d'},
  letter: {
    display: 'inline-block',
    lineHeight: 1.1,
    position: 'relative',
    transformStyle: 'preserve-3d',
  },
  copy: {inset: 0, position: 'absolute'},
  face: {
    WebkitBackgroundClip: 'text',
    backgroundClip: 'text',
    color: 'transparent',
    position: 'relative',
  },
} as const;
