import type {LottieAnimationData} from '@remotion/lottie';
import {palette} from '../palette';

const size = 400;
const center = size / 2;
const sparks = 10;

/** A color as Lottie writes it: red, green, blue, 0-1. */
const rgb = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);

const still = (k: unknown) => ({a: 0, k});

/** A property that changes from frame to frame, slow at both ends. */
const moving = (...keyframes: [frame: number, value: number[]][]) => ({
  a: 1,
  k: keyframes.map(([t, s]) => ({t, s, i: {x: [0.3], y: [1]}, o: {x: [0.4], y: [0]}})),
});

const fill = (color: string) => ({ty: 'fl', c: still(rgb(color)), o: still(100)});

const stroke = (color: string, width: number) => ({
  ty: 'st',
  c: still(rgb(color)),
  o: still(100),
  w: still(width),
  lc: 2,
  lj: 2,
});

const group = (...items: object[]) => ({
  ty: 'gr',
  it: [
    ...items,
    {
      ty: 'tr',
      p: still([0, 0]),
      a: still([0, 0]),
      s: still([100, 100]),
      r: still(0),
      o: still(100),
    },
  ],
});

const trim = (start: object, end: object) => ({ty: 'tm', s: start, e: end, o: still(0), m: 1});

const path = (...points: number[][]) => {
  // A list for each, because the player changes them.
  const straight = () => points.map(() => [0, 0]);
  return {ty: 'sh', ks: still({c: false, v: points, i: straight(), o: straight()})};
};

const layer = (ind: number, shape: object, scale: object = still([100, 100])) => ({
  ddd: 0,
  ind,
  ty: 4,
  ip: 0,
  op: 600,
  st: 0,
  sr: 1,
  shapes: [shape],
  ks: {o: still(100), r: still(0), p: still([center, center]), a: still([0, 0]), s: scale},
});

const rays = Array.from({length: sparks}, (_, index) => {
  const angle = (index / sparks) * 2 * Math.PI;
  const at = (radius: number) => [Math.sin(angle) * radius, -Math.cos(angle) * radius];
  return group(
    path(at(128), at(184)),
    trim(moving([24, [0]], [48, [100]]), moving([16, [0]], [40, [100]])),
    stroke(index % 2 === 0 ? palette.accentBright : palette.playhead, 14),
  );
});

/** An animation of two seconds: a disk grows, a check mark is drawn on it, rays fly off. */
export const badge: LottieAnimationData = {
  v: '5.7.0',
  fr: 30,
  ip: 0,
  op: 60,
  w: size,
  h: size,
  assets: [],
  layers: [
    layer(
      1,
      group(
        path([-46, 4], [-12, 38], [50, -34]),
        trim(still(0), moving([16, [0]], [34, [100]])),
        stroke(palette.paper, 26),
      ),
    ),
    layer(
      2,
      group({ty: 'el', p: still([0, 0]), s: still([216, 216])}, fill(palette.accent)),
      moving([0, [0, 0]], [14, [112, 112]], [22, [100, 100]]),
    ),
    layer(3, group(...rays)),
  ],
};
