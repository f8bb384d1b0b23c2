import {Easing, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;

/** 0-1 between two frames, held before and after, slow at both ends. */
export function glide(frame: number, from: number, to: number): number {
  return interpolate(frame, [from, to], [0, 1], {
    ...clamp,
    easing: Easing.bezier(0.65, 0, 0.35, 1),
  });
}

/** 0-1 between two frames at even speed, held before and after. */
export function travel(frame: number, from: number, to: number): number {
  return interpolate(frame, [from, to], [0, 1], clamp);
}

/** A spring from 0 to 1 that starts at a frame. The higher the damping, the less it swings. */
export function useSpring(start = 0, damping = 18): number {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  return spring({frame: frame - start, fps, config: {damping}});
}

/** The spring as a function, for as many starts as there are parts. */
export function useSprings(damping = 18): (start: number) => number {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  return (start) => spring({frame: frame - start, fps, config: {damping}});
}

/** 0 in the first frame and in the last, 1 between, so that a loop closes. `leave` is in frames. */
export function useFade(leave = 10): number {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const last = durationInFrames - 1;
  return Math.min(glide(frame, 0, 6), 1 - glide(frame, last - leave, last));
}

/** How much of the composition has been played, 0-1. */
export function usePlayed(): number {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  return frame / durationInFrames;
}

/** A wave from 0 to 1 that has `cycles` full turns in the composition, and so loops. */
export function wave(played: number, cycles: number, phase = 0): number {
  return 0.5 + 0.5 * Math.sin(2 * Math.PI * (played * cycles + phase));
}
