import type {ReactNode} from 'react';
import {AbsoluteFill, Easing, interpolate, Sequence, useCurrentFrame} from 'remotion';

const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

export default function Fireworks() {
  return (
    <AbsoluteFill style={styles.sky}>
      <Burst rays={12}>
        <Trail copies={6}>
          <Fly height={280}>
            <Spark />
          </Fly>
        </Trail>
      </Burst>
    </AbsoluteFill>
  );
}

/** Repeats its children all around the center, like the hours on a clock. */
function Burst({rays, children}: {rays: number; children: ReactNode}) {
  return Array.from({length: rays}, (_, ray) => (
    <AbsoluteFill key={ray} style={{rotate: `${(ray / rays) * 360}deg`}}>
      {children}
    </AbsoluteFill>
  ));
}

/** Repeats its children: each copy starts two frames later and is smaller. */
function Trail({copies, children}: {copies: number; children: ReactNode}) {
  return Array.from({length: copies}, (_, copy) => (
    <Sequence
      key={copy}
      from={copy * 2}
      style={{opacity: 1 - copy / copies, scale: String(1 - copy / copies / 2)}}
    >
      {children}
    </Sequence>
  ));
}

/** Carries its children upwards, fast at first, and shrinks them to nothing. */
function Fly({height, children}: {height: number; children: ReactNode}) {
  const frame = useCurrentFrame();
  const flown = interpolate(frame, [0, 50], [0, height], {
    ...clamp,
    easing: Easing.out(Easing.cubic),
  });
  const size = interpolate(frame, [22, 50], [1, 0], clamp);

  return (
    <AbsoluteFill style={{transform: `translateY(${-flown}px) scale(${size})`}}>
      {children}
    </AbsoluteFill>
  );
}

function Spark() {
  return (
    <AbsoluteFill style={styles.center}>
      <div style={styles.spark} />
    </AbsoluteFill>
  );
}

const styles = {
  sky: {background: 'radial-gradient(#2b1d5c, #0a0718 75%)'},
  center: {alignItems: 'center', justifyContent: 'center'},
  spark: {
    backgroundColor: '#ffe9b8',
    borderRadius: '50%',
    height: 18,
    width: 18,
  },
} as const;
