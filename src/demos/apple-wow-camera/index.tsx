import {AbsoluteFill, Easing, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const word = 'Wow';

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

  return (
    <span
      style={{
        ...styles.letter,
        transform: `translateZ(${distance}px) rotateX(${flip}deg)`,
      }}
    >
      <span style={{...styles.face, opacity}}>{letter}</span>
    </span>
  );
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
  face: {color: '#a9c5ff', position: 'relative'},
} as const;
