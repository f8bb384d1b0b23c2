import type {ReactNode} from 'react';
import {AbsoluteFill, Easing, Freeze, interpolate, Sequence, useCurrentFrame} from 'remotion';

const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

export default function Fireworks() {
  return (
    <AbsoluteFill style={styles.sky}>
      <SlowMotion>
        <Show />
      </SlowMotion>
    </AbsoluteFill>
  );
}

/** Plays its children, slowing down to a quarter of the speed in the middle. */
function SlowMotion({children}: {children: ReactNode}) {
  const frame = useCurrentFrame();
  const shown = interpolate(frame, [0, 24, 96, 146], [0, 24, 42, 92]);

  return <Freeze frame={shown}>{children}</Freeze>;
}

/** Three fireworks, one after another, at different places. */
function Show() {
  return (
    <AbsoluteFill>
      <Firework />
      <Sequence from={10} style={{scale: '0.7', translate: '-340px -90px'}}>
        <Firework />
      </Sequence>
      <Sequence from={20} style={{scale: '0.6', translate: '350px 60px'}}>
        <Firework />
      </Sequence>
    </AbsoluteFill>
  );
}

/** One firework, in the middle of its parent. */
function Firework() {
  return (
    <AbsoluteFill>
      <Burst rays={12}>
        <Trail copies={6}>
          <Fly height={280}>
            <Spark />
          </Fly>
        </Trail>
      </Burst>
      <Sequence from={6}>
        <Burst rays={8}>
          <Fly height={200}>
            <Shape path={heart} color="#ff5c8a" size={44} />
          </Fly>
        </Burst>
      </Sequence>
      <Sequence from={12}>
        <Burst rays={5}>
          <Fly height={110}>
            <Shape path={star} color="#8fd3ff" size={36} />
          </Fly>
        </Burst>
      </Sequence>
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

const heart = 'M16 28C4 19 2 13 2 10a7 7 0 0 1 14-2a7 7 0 0 1 14 2c0 3-2 9-14 18Z';
const star = 'M16 2q2 12 14 14q-12 2-14 14q-2-12-14-14q12-2 14-14Z';

type ShapeProps = {path: string; color: string; size: number};

function Shape({path, color, size}: ShapeProps) {
  return (
    <AbsoluteFill style={styles.center}>
      <svg viewBox="0 0 32 32" width={size} height={size}>
        <path d={path} fill={color} />
      </svg>
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
